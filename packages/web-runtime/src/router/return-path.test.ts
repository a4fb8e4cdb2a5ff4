import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberReturnPath, returnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('who wanted to go somewhere comes back there, once', () => {
  rememberReturnPath('/dojo/training?view=list#top');
  expect(returnPath()).toBe('/dojo/training?view=list#top');
  expect(takeReturnPath()).toBe('/dojo/training?view=list#top');
  expect(takeReturnPath()).toBe('/dashboard');
});

test.each(['/', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'from %s to the dashboard',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBe('/dashboard');
  },
);

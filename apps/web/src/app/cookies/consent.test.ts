import { expect, test } from 'vitest';
import { readConsent, rememberConsent } from './consent.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a browser that was not asked has not answered', () => {
  expect(readConsent(storage())).toBeNull();
});

test.each(['accepted', 'refused'] as const)('an answer of “%s” is remembered', (answer) => {
  const browser = storage();
  rememberConsent(browser, answer);
  expect(readConsent(browser)).toBe(answer);
});

test('what is no answer is asked for again', () => {
  const browser = storage();
  browser.setItem('tatami.cookies', 'yes');
  expect(readConsent(browser)).toBeNull();
});

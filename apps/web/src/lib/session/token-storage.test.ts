import { describe, expect, test } from 'vitest';
import { createTokenStorage } from './token-storage.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (position) => [...items.keys()][position] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** A browser: each tab has a session storage of its own, all share the local one. */
function browser() {
  const local = memory();
  return { openTab: () => createTokenStorage(memory(), local) };
}

describe('given a browser with a tab signed in', () => {
  test('without "remember me" another tab is not signed in', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.write('secret', { remember: false });
    expect(tab.read()).toBe('secret');
    expect(openTab().read()).toBeNull();
  });

  test('with "remember me" a later tab is signed in too', () => {
    const { openTab } = browser();
    openTab().write('secret', { remember: true });
    expect(openTab().read()).toBe('secret');
  });

  test('signing in again without "remember me" forgets the remembered token', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.write('first', { remember: true });
    tab.write('second', { remember: false });
    expect(openTab().read()).toBeNull();
  });

  test('signing out leaves no token anywhere', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.write('secret', { remember: true });
    tab.clear();
    expect(tab.read()).toBeNull();
    expect(openTab().read()).toBeNull();
  });
});

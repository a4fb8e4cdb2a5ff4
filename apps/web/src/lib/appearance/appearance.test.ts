import { expect, test } from 'vitest';
import {
  type Appearance,
  defaultAppearance,
  isMenuClosed,
  readAppearance,
  rememberMenu,
  writeAppearance,
} from './appearance.ts';

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a browser that was told nothing has the defaults of the specification', () => {
  expect(readAppearance(storage())).toEqual({
    theme: null,
    scale: 14,
    menuType: 'static',
    inputStyle: 'outlined',
    ripple: false,
  });
});

test('what was chosen is there at the next visit', () => {
  const browser = storage();
  const chosen: Appearance = {
    theme: { name: 'nova', css: '.nova {}', barColor: '#fff', version: '1' },
    scale: 16,
    menuType: 'overlay',
    inputStyle: 'filled',
    ripple: true,
  };
  writeAppearance(browser, chosen);
  expect(readAppearance(browser)).toEqual(chosen);
});

test.each(['{', '7', 'null', '[]', '{"scale":40,"menuType":"round","ripple":1,"theme":{"name":"nova"}}'])(
  'what can’t be read is the default: %s',
  (text) => {
    expect(readAppearance(storage({ 'tatami.appearance': text }))).toEqual(defaultAppearance);
  },
);

test('a menu that was closed stays closed, one that was opened again is open', () => {
  const browser = storage();
  expect(isMenuClosed(browser)).toBe(false);
  rememberMenu(browser, false);
  expect(isMenuClosed(browser)).toBe(true);
  rememberMenu(browser, true);
  expect(isMenuClosed(browser)).toBe(false);
});

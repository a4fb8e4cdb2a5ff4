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

const sheet = (name: 'nova' | 'luna-blue') => ({ name, css: `.${name} {}`, barColor: '#fff', version: '1' });

test('a browser that was told nothing has the defaults of the specification', () => {
  expect(readAppearance(storage(), false)).toEqual({
    theme: null,
    bySystem: null,
    ofClub: true,
    scale: 14,
    menuType: 'static',
    inputStyle: 'outlined',
    ripple: false,
  });
});

test('what was chosen is there at the next visit', () => {
  const browser = storage();
  const chosen: Appearance = {
    theme: sheet('nova'),
    bySystem: null,
    ofClub: false,
    scale: 16,
    menuType: 'overlay',
    inputStyle: 'filled',
    ripple: true,
  };
  writeAppearance(browser, chosen);
  expect(readAppearance(browser, false)).toEqual(chosen);
});

test('whoever lets the system decide finds light or dark, as it is now, before anything has loaded', () => {
  const browser = storage();
  const bySystem = { light: sheet('nova'), dark: sheet('luna-blue') };
  writeAppearance(browser, { ...defaultAppearance, theme: bySystem.light, bySystem });
  expect(readAppearance(browser, true).theme).toEqual(bySystem.dark);
  expect(readAppearance(browser, false).theme).toEqual(bySystem.light);
  // The default theme lies in the document.
  writeAppearance(browser, { ...defaultAppearance, bySystem: { ...bySystem, light: null } });
  expect(readAppearance(browser, false).theme).toBeNull();
});

test('the theme of the club is worn again before anything has loaded, and stays the club’s', () => {
  const browser = storage();
  writeAppearance(browser, { ...defaultAppearance, theme: sheet('nova') });
  expect(readAppearance(browser, false)).toMatchObject({ theme: sheet('nova'), ofClub: true });
});

test('whoever has chosen a theme before clubs had one keeps it', () => {
  const kept = (values: object) => storage({ 'tatami.appearance': JSON.stringify(values) });
  expect(readAppearance(kept({ theme: sheet('nova') }), false).ofClub).toBe(false);
  expect(readAppearance(kept({ scale: 16 }), false).ofClub).toBe(true);
  // Our own, chosen over the club's.
  expect(readAppearance(kept({ theme: null, ofClub: false }), false).ofClub).toBe(false);
});

test.each([
  '{',
  '7',
  'null',
  '[]',
  '{"bySystem":{"light":null}}',
  '{"bySystem":{"light":null,"dark":{}}}',
  '{"scale":40,"menuType":"round","ripple":1,"theme":{"name":"nova"}}',
])('what can’t be read is the default: %s', (text) => {
  expect(readAppearance(storage({ 'tatami.appearance': text }), false)).toEqual(defaultAppearance);
});

test('a menu that was closed stays closed, one that was opened again is open', () => {
  const browser = storage();
  expect(isMenuClosed(browser)).toBe(false);
  rememberMenu(browser, false);
  expect(isMenuClosed(browser)).toBe(true);
  rememberMenu(browser, true);
  expect(isMenuClosed(browser)).toBe(false);
});

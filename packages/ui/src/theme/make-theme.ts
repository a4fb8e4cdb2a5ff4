import { themeDefinitions } from './families.ts';
import { themeVersion } from './generated/version.ts';
import { barColor, themeCss } from './theme-css.ts';
import type { ThemeName } from './themes.ts';
import type { ThemeSheet } from './wear-theme.ts';

const made = new Map<ThemeName, ThemeSheet>();

/**
 * Makes the stylesheet of a theme, in about a millisecond: nothing is loaded, in a browser or on a server. Whoever goes
 * to and fro between two gets what was made before.
 */
export function makeTheme(name: ThemeName): ThemeSheet {
  const before = made.get(name);
  if (before) return before;
  const definition = themeDefinitions.find((theme) => theme.name === name);
  if (!definition) throw new RangeError(`There is no theme "${name}".`);
  const sheet = { name, css: themeCss(definition), barColor: barColor(definition), version: themeVersion };
  made.set(name, sheet);
  return sheet;
}

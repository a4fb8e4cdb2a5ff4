import { themeDefinitions } from './families.ts';
import { themeVersion } from './generated/version.ts';
import { barColor, themeCss } from './theme-css.ts';
import type { ThemeName } from './themes.ts';
import type { ThemeSheet } from './wear-theme.ts';

/** Makes the stylesheet of a theme, in about a millisecond: nothing is loaded, in a browser or on a server. */
export function makeTheme(name: ThemeName): ThemeSheet {
  const definition = themeDefinitions.find((theme) => theme.name === name);
  if (!definition) throw new RangeError(`There is no theme "${name}".`);
  return { name, css: themeCss(definition), barColor: barColor(definition), version: themeVersion };
}

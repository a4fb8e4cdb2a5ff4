import type { Scheme } from './family.ts';
import { themeIndex } from './generated/index.ts';

/** The class that puts a theme on, which is also the name of its stylesheet: `@tatami/ui/themes/<name>.css`. */
export type ThemeName = keyof typeof themeIndex;

/** What a theme chooser needs to know about a theme; its colours lie in its stylesheet. */
export interface Theme {
  readonly name: ThemeName;
  readonly family: string;
  readonly scheme: Scheme;
  readonly hue: string;
  /** Accent and page colour, for a swatch. */
  readonly swatch: { readonly accent: string; readonly background: string };
}

export const defaultTheme = 'lara-light-indigo' satisfies ThemeName;

export const themes: readonly Theme[] = Object.entries(themeIndex).map(([name, theme]) => ({
  name: name as ThemeName,
  ...theme,
}));

export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(themeIndex, value);
}

/** The same family and hue in the other scheme. */
export function inScheme(name: ThemeName, scheme: Scheme): ThemeName {
  const { family, hue } = themeIndex[name];
  const wanted = `${family}-${scheme}-${hue}`;
  return isThemeName(wanted) ? wanted : name;
}

/** The root font size in pixels, as a person chooses it; goes into `data-scale` of the root element. */
export const scales = [12, 13, 14, 15, 16] as const;
export type Scale = (typeof scales)[number];
export const defaultScale: Scale = 14;

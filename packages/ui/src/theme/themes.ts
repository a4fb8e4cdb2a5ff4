import type { Scheme } from './family.ts';
import { themeIndex } from './generated/index.ts';

/** The class that puts a theme on, which is also the name of its stylesheet: `@tatami/ui/themes/<name>.css`. */
export type ThemeName = keyof typeof themeIndex;
export type ThemeFamily = (typeof themeIndex)[ThemeName]['family'];
/** What a theme is called within its family and scheme. */
export type ThemeColor = (typeof themeIndex)[ThemeName]['color'];

/** What a chooser needs to know about a theme. Family and colour are keys to be translated, not texts to be shown. */
export interface Theme {
  /** The class that puts it on, and the name of its stylesheet. */
  readonly name: ThemeName;
  /** The family whose numbers made it. */
  readonly family: ThemeFamily;
  /** Whether it is light or dark. */
  readonly scheme: Scheme;
  /** What it is called within its family and scheme. */
  readonly color: ThemeColor;
  /** The nearest relation in the other scheme. */
  readonly counterpart: ThemeName;
  /** The accent, page and top bar, to be drawn without the theme’s stylesheet. */
  readonly swatch: { readonly accent: string; readonly background: string; readonly bar: string };
}

export const defaultTheme = 'lara-light-indigo' satisfies ThemeName;

/** All themes, families together, in the order of a chooser. */
export const themes: readonly Theme[] = /* @__PURE__ */ listThemes();

function listThemes(): Theme[] {
  return Object.entries(themeIndex).map(([name, theme]) => ({ name: name as ThemeName, ...theme }));
}

export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(themeIndex, value);
}

/** The theme itself if it is of that scheme, else its nearest relation that is. */
export function inScheme(name: ThemeName, scheme: Scheme): ThemeName {
  const { scheme: own, counterpart } = themeIndex[name];
  return own === scheme ? name : counterpart;
}

/** How fields look, as a person chooses it: a box, or a fill over a line; goes into `data-input-style` of the root element. */
export const inputStyles = ['outlined', 'filled'] as const;
export type InputStyle = (typeof inputStyles)[number];
export const defaultInputStyle: InputStyle = 'outlined';

/** The root font size in pixels, as a person chooses it; goes into `data-scale` of the root element. */
export const scales = [12, 13, 14, 15, 16] as const;
export type Scale = (typeof scales)[number];
export const defaultScale: Scale = 14;

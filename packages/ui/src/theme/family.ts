import type { Palette, Shape } from './roles.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A hue a family offers: its OKLCH angle and how colourful the accent is. */
export interface Hue {
  readonly angle: number;
  readonly chroma: { readonly light: number; readonly dark: number };
}

/** A family of named themes: one look in several hues, light and dark. A new family is one file like `families/lara.ts`. */
export interface ThemeFamily {
  readonly name: string;
  readonly hues: Readonly<Record<string, Hue>>;
  readonly palette: (scheme: Scheme, hue: Hue) => Palette;
  readonly shape: (scheme: Scheme) => Shape;
}

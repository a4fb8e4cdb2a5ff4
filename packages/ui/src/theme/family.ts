import type { Shape } from './roles.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A colour that a family offers: its OKLCH angle and how colourful the accent is. */
export interface Hue {
  readonly angle: number;
  readonly chroma: { readonly light: number; readonly dark: number };
  /** How light and colourful its buttons are in the light scheme, where they are brighter than the accent can be. */
  readonly fill?: { readonly l: number; readonly c: number };
}

/** A ground that stands out from the page: a plain one, a grey of some lightness, or the accent itself. */
export type Ground = 'surface' | 'background' | 'subtle' | 'raised' | 'accent' | { readonly grey: number };

/** What a family looks like in one scheme: the few numbers (OKLCH lightness, 0–1) that its palettes are made from. */
export interface Look {
  readonly scheme: Scheme;
  /** How far the greys lean, and to which hue; to the accent's where none is named. */
  readonly grey: { readonly tint: number; readonly hue?: number };
  readonly background: number;
  readonly surface: number;
  readonly raised: number;
  readonly subtle: number;
  readonly line: number;
  readonly border: number;
  readonly text: number;
  readonly muted: number;
  readonly accent: number;
  /** The lightness of the accent under the pointer. */
  readonly accentHover: number;
  /** How colourful washes are, beside those of the family lara. */
  readonly wash: number;
  readonly head: 'background' | 'surface' | 'raised' | 'subtle';
  readonly field: 'surface' | 'background';
  /**
   * How cards are told from the page: outlined by a line, or set off by the page’s own colour, or by their shadow
   * alone.
   */
  readonly edge: 'line' | 'background' | 'none';
  /** The current entry of a menu: on a wash, on a quiet grey, filled with the accent, or with another hue. */
  readonly selected: 'tint' | 'subtle' | 'accent' | Hue;
  readonly focus: 'accent' | 'text';
  /** The top bar, and the heads of panels. */
  readonly bar: Ground;
  readonly panelHead: Ground;
}

/** One named theme: family × scheme × colour. */
export interface ThemeDefinition {
  readonly name: string;
  readonly family: string;
  readonly scheme: Scheme;
  readonly color: string;
  /** The nearest relation in the other scheme. */
  readonly counterpart: string;
  readonly hue: Hue;
  readonly look: Look;
  readonly shape: Shape;
}

/** The themes of a family that has every colour in both schemes. */
export function crossed(family: {
  readonly name: string;
  readonly hues: Readonly<Record<string, Hue>>;
  readonly looks: Readonly<Record<Scheme, Look>>;
  readonly shapes: Readonly<Record<Scheme, Shape>>;
  readonly themeName: (scheme: Scheme, color: string) => string;
}): ThemeDefinition[] {
  return schemes.flatMap((scheme) =>
    Object.entries(family.hues).map(([color, hue]) => ({
      name: family.themeName(scheme, color),
      family: family.name,
      scheme,
      color,
      counterpart: family.themeName(scheme === 'light' ? 'dark' : 'light', color),
      hue,
      look: family.looks[scheme],
      shape: family.shapes[scheme],
    })),
  );
}

import { crossed, type Hue, type Look } from '../family.ts';
import { shapeOf } from '../shape.ts';

const hues = {
  indigo: { angle: 277, chroma: { light: 0.17, dark: 0.14 } },
  blue: { angle: 258, chroma: { light: 0.17, dark: 0.14 } },
  purple: { angle: 302, chroma: { light: 0.17, dark: 0.14 } },
  pink: { angle: 356, chroma: { light: 0.17, dark: 0.14 } },
  amber: { angle: 68, chroma: { light: 0.12, dark: 0.14 }, fill: { l: 0.79, c: 0.165 } },
  green: { angle: 150, chroma: { light: 0.13, dark: 0.14 } },
  teal: { angle: 184, chroma: { light: 0.09, dark: 0.12 } },
  cyan: { angle: 222, chroma: { light: 0.1, dark: 0.12 } },
} satisfies Record<string, Hue>;

const both = {
  grey: { tint: 1 },
  wash: 1,
  head: 'subtle',
  field: 'surface',
  edge: 'line',
  selected: 'tint',
  focus: 'accent',
  bar: 'surface',
  panelHead: 'surface',
} as const;

const light: Look = {
  ...both,
  scheme: 'light',
  background: 0.985,
  surface: 1,
  raised: 1,
  subtle: 0.965,
  line: 0.91,
  border: 0.66,
  text: 0.22,
  muted: 0.48,
  accent: 0.51,
  accentHover: 0.45,
};

const dark: Look = {
  ...both,
  scheme: 'dark',
  background: 0.17,
  surface: 0.205,
  raised: 0.24,
  subtle: 0.265,
  line: 0.3,
  border: 0.54,
  text: 0.95,
  muted: 0.72,
  accent: 0.74,
  accentHover: 0.8,
};

const shape = { radius: 8, radiusTag: '6px', radiusChip: '999px', radiusCard: '12px', radiusDialog: '16px' };

/** A family of calm surfaces, one accent, a clear focus ring: the look the club’s first application had. */
export const lara = crossed({
  name: 'lara',
  hues,
  looks: { light, dark },
  shapes: { light: shapeOf('light', shape), dark: shapeOf('dark', shape) },
  themeName: (scheme, color) => `lara-${scheme}-${color}`,
});

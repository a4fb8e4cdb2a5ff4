import type { Hue, Look, Scheme, ThemeDefinition } from '../family.ts';
import { shapeOf, systemFont } from '../shape.ts';

const hues = {
  blue: { angle: 248, chroma: { light: 0.15, dark: 0.123 } },
  green: { angle: 145, chroma: { light: 0.15, dark: 0.118 } },
  orange: { angle: 72, chroma: { light: 0.13, dark: 0.145 }, fill: { l: 0.82, c: 0.165 } },
  purple: { angle: 321, chroma: { light: 0.2, dark: 0.14 } },
} satisfies Record<string, Hue>;

const saga: Look = {
  scheme: 'light',
  grey: { tint: 0.7, hue: 248 },
  background: 0.975,
  surface: 1,
  raised: 1,
  subtle: 0.958,
  line: 0.9,
  border: 0.64,
  text: 0.3,
  muted: 0.5,
  accent: 0.53,
  accentHover: 0.47,
  wash: 1,
  head: 'background',
  field: 'surface',
  edge: 'line',
  selected: 'tint',
  focus: 'accent',
  bar: 'surface',
  panelHead: 'background',
};

/** The look of a blue night. */
const vela: Look = {
  ...saga,
  scheme: 'dark',
  grey: { tint: 2.4, hue: 257 },
  background: 0.235,
  surface: 0.285,
  raised: 0.31,
  subtle: 0.335,
  line: 0.375,
  border: 0.58,
  text: 0.93,
  muted: 0.76,
  accent: 0.78,
  accentHover: 0.84,
  wash: 0.75,
  head: 'surface',
  field: 'background',
  panelHead: 'surface',
};

/** The look near black. */
const arya: Look = {
  ...vela,
  grey: { tint: 0 },
  background: 0.165,
  surface: 0.225,
  raised: 0.25,
  subtle: 0.275,
  line: 0.33,
  border: 0.55,
};

const shape = (scheme: Scheme) =>
  shapeOf(scheme, {
    radius: 3,
    radiusCard: '4px',
    radiusDialog: '4px',
    font: systemFont,
  });

const inColors = (name: string, look: Look, counterpart: string): ThemeDefinition[] =>
  Object.entries(hues).map(([color, hue]) => ({
    name: `${name}-${color}`,
    family: name,
    scheme: look.scheme,
    color,
    counterpart: `${counterpart}-${color}`,
    hue,
    look,
    shape: shape(look.scheme),
  }));

/** One look in three lights: saga by day, vela at night, arya in the dark. */
export const sagaVelaArya = [
  ...inColors('saga', saga, 'vela'),
  ...inColors('vela', vela, 'saga'),
  ...inColors('arya', arya, 'saga'),
];

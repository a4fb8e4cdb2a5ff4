import { crossed, type Hue, type Look } from '../family.ts';
import { shapeOf, systemFont } from '../shape.ts';

const hues = {
  blue: { angle: 257, chroma: { light: 0.21, dark: 0.1 } },
  purple: { angle: 312, chroma: { light: 0.18, dark: 0.1 } },
} satisfies Record<string, Hue>;

/** The light look: white on grey under a dark bar, everything outlined, what is chosen filled. */
const light: Look = {
  scheme: 'light',
  grey: { tint: 0.5, hue: 248 },
  background: 0.952,
  surface: 1,
  raised: 1,
  subtle: 0.945,
  line: 0.89,
  border: 0.64,
  text: 0.26,
  muted: 0.48,
  accent: 0.55,
  accentHover: 0.48,
  wash: 1,
  head: 'surface',
  field: 'surface',
  edge: 'line',
  selected: 'accent',
  focus: 'accent',
  bar: { grey: 0.345 },
  panelHead: 'subtle',
};

const dark: Look = {
  ...light,
  scheme: 'dark',
  grey: { tint: 1.5, hue: 256 },
  background: 0.266,
  surface: 0.314,
  raised: 0.34,
  subtle: 0.365,
  line: 0.409,
  border: 0.6,
  text: 0.93,
  muted: 0.76,
  accent: 0.82,
  accentHover: 0.88,
  field: 'background',
  bar: { grey: 0.2 },
};

const shape = {
  radius: 4,
  shadowFloat: 'none',
  shadowDialog: 'none',
  focusWidth: '3px',
  focusOffset: '1px',
  sizeControl: '38px',
  sizeControlSmall: '31px',
  font: systemFont,
  weightMedium: '400',
};

export const bootstrap = crossed({
  name: 'bootstrap',
  hues,
  looks: { light, dark },
  shapes: { light: shapeOf('light', shape), dark: shapeOf('dark', shape) },
  themeName: (scheme, color) => `bootstrap4-${scheme}-${color}`,
});

import { crossed, type Hue, type Look } from '../family.ts';
import { shapeOf } from '../shape.ts';

const hues = { blue: { angle: 251, chroma: { light: 0.15, dark: 0.12 } } } satisfies Record<string, Hue>;

/** The light look: warm greys, thin lines, sharp corners; what is current has a mark at its start. */
const light: Look = {
  scheme: 'light',
  grey: { tint: 0.3, hue: 68 },
  background: 0.975,
  surface: 1,
  raised: 1,
  subtle: 0.955,
  line: 0.9,
  border: 0.49,
  text: 0.25,
  muted: 0.47,
  accent: 0.54,
  accentHover: 0.47,
  wash: 1,
  head: 'surface',
  field: 'surface',
  edge: 'line',
  selected: 'subtle',
  focus: 'text',
  bar: 'background',
  panelHead: 'surface',
};

const dark: Look = {
  ...light,
  scheme: 'dark',
  background: 0.19,
  surface: 0.245,
  raised: 0.275,
  subtle: 0.3,
  line: 0.345,
  border: 0.68,
  text: 0.97,
  muted: 0.76,
  accent: 0.75,
  accentHover: 0.81,
};

const shape = {
  radius: 2,
  radiusCard: '4px',
  radiusDialog: '4px',
  selectedMark: '3px',
  focusOffset: '1px',
  sizeControl: '32px',
  sizeControlSmall: '26px',
  sizeRowCompact: '32px',
  sizeRow: '40px',
  sizeRowComfortable: '48px',
  font: '"Segoe UI", system-ui, -apple-system, Roboto, "Helvetica Neue", Arial, sans-serif',
  weightMedium: '400',
};

export const fluent = crossed({
  name: 'fluent',
  hues,
  looks: { light, dark },
  shapes: { light: shapeOf('light', shape), dark: shapeOf('dark', shape) },
  themeName: (scheme) => `fluent-${scheme}`,
});

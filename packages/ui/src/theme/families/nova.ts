import type { Hue, Look, ThemeDefinition } from '../family.ts';
import { shapeOf, systemFont } from '../shape.ts';

const blue: Hue = { angle: 252, chroma: { light: 0.165, dark: 0.13 } };
const crimson: Hue = { angle: 8, chroma: { light: 0.21, dark: 0.13 } };

/** The look: plain greys, every line drawn, what is chosen filled. */
const look: Look = {
  scheme: 'light',
  grey: { tint: 0 },
  background: 0.967,
  surface: 1,
  raised: 1,
  subtle: 0.94,
  line: 0.833,
  border: 0.64,
  text: 0.3,
  muted: 0.48,
  accent: 0.54,
  accentHover: 0.47,
  wash: 1,
  head: 'background',
  field: 'surface',
  edge: 'line',
  selected: 'accent',
  focus: 'accent',
  bar: 'surface',
  panelHead: 'background',
};

/** Three ways to set the heads of panels and the top bar apart from the page. */
const looks: Record<string, Look> = {
  nova: look,
  'nova-alt': { ...look, bar: { grey: 0.321 }, panelHead: { grey: 0.321 } },
  'nova-accent': { ...look, bar: 'accent', panelHead: 'accent', selected: crimson },
};

const shape = shapeOf('light', {
  radius: 3,
  shadowFloat: '0 0 6px rgb(0 0 0 / 0.24)',
  shadowDialog: '0 0 12px rgb(0 0 0 / 0.24)',
  focusWidth: '3px',
  focusOffset: '1px',
  sizeControl: '32px',
  sizeControlSmall: '26px',
  sizeRowCompact: '30px',
  sizeRow: '36px',
  sizeRowComfortable: '46px',
  font: systemFont,
  weightMedium: '400',
});

/** A family flat and light, of the classic kind. */
export const nova = Object.entries(looks).map(
  ([name, own]): ThemeDefinition => ({
    name,
    family: 'nova',
    scheme: 'light',
    color: name.slice('nova-'.length) || 'blue',
    counterpart: 'luna-blue',
    hue: blue,
    look: own,
    shape,
  }),
);

import type { Hue, Look, ThemeDefinition } from '../family.ts';
import { shapeOf, systemFont } from '../shape.ts';

/** The hues are pastels by moonlight: light enough that one has to say how light. */
const hues = {
  amber: { angle: 92, chroma: { light: 0.12, dark: 0.12 } },
  blue: { angle: 229, chroma: { light: 0.1, dark: 0.1 } },
  green: { angle: 128, chroma: { light: 0.09, dark: 0.09 } },
  pink: { angle: 359, chroma: { light: 0.13, dark: 0.13 } },
} satisfies Record<string, Hue>;

const look: Look = {
  scheme: 'dark',
  grey: { tint: 0 },
  background: 0.213,
  surface: 0.3,
  raised: 0.264,
  subtle: 0.35,
  line: 0.4,
  border: 0.6,
  text: 0.9,
  muted: 0.76,
  accent: 0.85,
  accentHover: 0.9,
  wash: 0.5,
  head: 'raised',
  field: 'background',
  edge: 'background',
  selected: 'accent',
  focus: 'text',
  bar: 'background',
  panelHead: 'raised',
};

const shape = shapeOf('dark', {
  radius: 3,
  shadowFloat: '0 0 6px rgb(0 0 0 / 0.5)',
  shadowDialog: '0 0 12px rgb(0 0 0 / 0.6)',
  focusOffset: '1px',
  sizeControl: '32px',
  sizeControlSmall: '26px',
  sizeRowCompact: '30px',
  sizeRow: '36px',
  sizeRowComfortable: '46px',
  font: systemFont,
  weightMedium: '400',
});

/** A family flat and dark, of the classic kind. */
export const luna = Object.entries(hues).map(
  ([color, hue]): ThemeDefinition => ({
    name: `luna-${color}`,
    family: 'luna',
    scheme: 'dark',
    color,
    counterpart: 'nova',
    hue,
    look,
    shape,
  }),
);

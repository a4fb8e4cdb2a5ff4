import { crossed, type Hue, type Look, type Scheme } from '../family.ts';
import type { Shape } from '../roles.ts';
import { figtree, shapeOf } from '../shape.ts';

const hues = {
  indigo: { angle: 272, chroma: { light: 0.16, dark: 0.09 } },
  deeppurple: { angle: 297, chroma: { light: 0.19, dark: 0.12 } },
} satisfies Record<string, Hue>;

/** Nothing has an outline but controls: paper of one white, told apart by its elevation; a bar in the accent. */
const light: Look = {
  scheme: 'light',
  grey: { tint: 1.2 },
  background: 0.966,
  surface: 1,
  raised: 1,
  subtle: 0.95,
  line: 0.9,
  border: 0.62,
  text: 0.24,
  muted: 0.48,
  accent: 0.48,
  accentHover: 0.42,
  wash: 1,
  head: 'surface',
  field: 'surface',
  edge: 'none',
  selected: 'tint',
  focus: 'accent',
  bar: 'accent',
  panelHead: 'surface',
};

/** Height shows as light in the dark: the higher, the lighter. */
const dark: Look = {
  ...light,
  scheme: 'dark',
  grey: { tint: 0.4 },
  background: 0.182,
  surface: 0.235,
  raised: 0.285,
  subtle: 0.3,
  line: 0.34,
  border: 0.56,
  text: 0.92,
  muted: 0.72,
  accent: 0.78,
  accentHover: 0.84,
  bar: 'raised',
};

/** The umbra and penumbra of a sheet at a height. */
function elevation(scheme: Scheme, height: number): string {
  const [key, ambient] = scheme === 'light' ? [0.2, 0.14] : [0.5, 0.4];
  return `0 ${height}px ${height * 2}px rgb(0 0 0 / ${key}), 0 ${height / 2}px ${height * 4}px rgb(0 0 0 / ${ambient})`;
}

function shape(scheme: Scheme, size: Partial<Shape>): Shape {
  return shapeOf(scheme, {
    radius: 4,
    radiusTag: '999px',
    radiusChip: '8px',
    radiusButton: '999px',
    radiusItem: '999px',
    radiusCard: '12px',
    radiusDialog: '24px',
    shadowButton: elevation(scheme, 1),
    shadowCard: elevation(scheme, 1),
    shadowBar: elevation(scheme, 3),
    shadowFloat: elevation(scheme, 5),
    shadowDialog: elevation(scheme, 12),
    font: `Roboto, ${figtree}`,
    weightStrong: '500',
    buttonSpacing: '.02em',
    ...size,
  });
}

const roomy = { sizeControl: '40px', sizeControlSmall: '32px', sizeRow: '48px', sizeRowComfortable: '56px' };
const dense = {
  sizeControl: '32px',
  sizeControlSmall: '26px',
  sizeRowCompact: '30px',
  sizeRow: '36px',
  sizeRowComfortable: '44px',
};

export const material = crossed({
  name: 'material',
  hues,
  looks: { light, dark },
  shapes: { light: shape('light', roomy), dark: shape('dark', roomy) },
  themeName: (scheme, color) => `md-${scheme}-${color}`,
});

/** The same at a high density. */
export const materialCompact = crossed({
  name: 'material-compact',
  hues,
  looks: { light, dark },
  shapes: { light: shape('light', dense), dark: shape('dark', dense) },
  themeName: (scheme, color) => `mdc-${scheme}-${color}`,
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { groupBase, groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space, type } = vars;

/** A dark field of the group's own hue in every theme, with white words: it is seen from the other end of the mat. */
const field = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gap: space[20],
  padding: space[20],
  borderRadius: '20px',
  color: 'white',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
    print: { border: '1px solid', background: 'none', color: 'inherit' },
  },
});

export const group = styleVariants(groupHues, (_angle, name) => {
  const mixed = (share: number) => `color-mix(in oklab, ${groupBase(name)} ${share}%, black)`;
  return [field, { background: `linear-gradient(160deg, ${mixed(66)}, ${mixed(56)})` }];
});

/** The edges of the mats. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  opacity: 0.11,
  '@media': { [media.forcedColors]: { display: 'none' }, print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[20]}`,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1,
});
export const count = style({
  fontSize: '5rem',
  fontWeight: vars.weight.strong,
  letterSpacing: '-.05em',
});
export const label = style({ fontSize: type.large, fontWeight: vars.weight.medium, lineHeight: 1.4 });

export const what = style({
  flex: '1 1 11rem',
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const title = style({ lineHeight: 1.3 });
globalStyle(`${title} > :is(h1, h2, h3, h4)`, { color: 'inherit' });

export const track = style({
  display: 'block',
  width: '100%',
  height: '6px',
  borderRadius: '3px',
  background: 'color-mix(in oklab, currentColor 35%, transparent)',
  forcedColorAdjust: 'none',
});
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginTop: space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

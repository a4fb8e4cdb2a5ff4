import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[12]} ${vars.size.card}`,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const belt = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[4],
  paddingTop: space[8],
  fontSize: type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${belt} > svg`, { width: '60px', height: 'auto' });
// As small as that, its edge is drawn thicker: a black belt has to be seen in the dark.
globalStyle(`${belt} path[stroke-linejoin]`, { strokeWidth: '6px' });

/** Five in a row on a phone, and as many as there is room for elsewhere. */
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  rowGap: space[8],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, 76px)' } },
});

export const person = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[4],
  width: '100%',
  minHeight: '72px',
  paddingBlock: space[4],
  borderRadius: vars.shape.radiusButton,
  color: color.text,
  fontSize: type.small,
  lineHeight: 1.2,
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    'button&:hover': { background: color.subtle },
    '&[data-near]': { color: color.accent, fontWeight: vars.weight.strong },
  },
});

export const face = style({
  position: 'relative',
  display: 'grid',
  borderRadius: '50%',
  selectors: {
    // A gap, and a ring around the ring.
    '[data-near] > &': { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-near] > &': { outline: '2px solid CanvasText' } } },
  },
});

/** What somebody is called, up to the name beside it. */
export const name = style({
  maxWidth: 'calc(100% - 3px)',
  fontSize: type.caption,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What is so of somebody, at the shoulder: the first above, the second below. */
const badge = style({
  position: 'absolute',
  insetInlineEnd: '-8px',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  boxSizing: 'content-box',
  fontSize: '12px',
  selectors: {
    '&:nth-of-type(1)': { top: '-6px' },
    '&:nth-of-type(2)': { bottom: '-6px' },
    '&:nth-of-type(3)': { top: '-6px', insetInlineEnd: 'auto', insetInlineStart: '-8px' },
  },
});
export const near = style([badge, { background: color.fill, color: color.onFill }]);
export const back = style([badge, { background: color.warningTint, color: color.warning }]);
export const limit = style([badge, { background: color.dangerTint, color: color.danger }]);

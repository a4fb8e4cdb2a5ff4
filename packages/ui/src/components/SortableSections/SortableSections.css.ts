import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, shape } = vars;

export const list = style({
  border: `1px solid ${color.line}`,
  borderRadius: shape.radiusCard,
  background: color.surface,
  overflow: 'clip',
});

export const item = style({
  background: color.surface,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-dragged]': { background: color.tint },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: space[12] });

export const grip = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '44px',
  minHeight: '52px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.muted,
  cursor: 'grab',
  touchAction: 'none',
  outlineOffset: '-3px',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:hover': { color: color.text } },
});

/** Where nothing can be gripped, the names stand in one line all the same. */
export const noGrip = style({ flex: 'none', width: space[16] });

export const name = style({ flex: 1, minWidth: 0, margin: 0, font: 'inherit' });

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '52px',
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-2px',
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const title = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[data-quiet] &': { color: color.muted, fontWeight: vars.weight.regular } },
});

export const note = style({
  color: color.muted,
  fontSize: vars.type.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chevron = style({
  display: 'grid',
  color: color.muted,
  transition: `transform ${vars.motion.overlay} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ padding: `${space[8]} ${space[16]} ${space[20]}` });

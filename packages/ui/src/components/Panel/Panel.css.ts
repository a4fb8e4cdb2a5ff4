import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const panel = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[8],
  minHeight: '44px',
  paddingInline: `0 ${space[8]}`,
});

export const title = style({ flex: 1, minWidth: 0, display: 'flex' });

/** The button, as large as the line is, for a thumb. */
export const toggle = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.shape.radiusCard,
  outlineOffset: '-2px',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.hover}`,
  selectors: { '&:hover': { background: color.subtle } },
});

export const chevron = style({
  display: 'grid',
  flexShrink: 0,
  color: color.muted,
  transition: `transform ${motion.overlay} ${motion.ease}`,
  transform: `rotate(calc(-90deg * ${vars.forward}))`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'none' } },
});

export const body = style({
  padding: `${space[12]} ${space[16]} ${space[16]}`,
  borderTop: `1px solid ${color.line}`,
});

export const foot = style({
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** What does not fit can be moved sideways; it never makes room for itself, whatever it stands in. */
export const frame = style({
  // Holds what is hidden to the eye in it.
  position: 'relative',
  overflowX: 'auto',
  width: '100%',
  minWidth: 0,
  containerType: 'inline-size',
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: vars.type.caption,
  fontVariantNumeric: 'tabular-nums',
  // Paper has no other sign of how much it is.
  printColorAdjust: 'exact',
});

export const name = style({
  paddingInlineEnd: vars.space[8],
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const total = style({
  paddingInlineEnd: vars.space[8],
  color: color.muted,
  textAlign: 'end',
});

const cell = style({
  minWidth: '2rem',
  height: '2rem',
  padding: 0,
  borderRadius: '4px',
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const mixed = (share: number) => `color-mix(in srgb, ${color.accent} ${share}%, ${color.surface})`;

/** The ground and the ink of a cell in five steps, of which none is so near the middle that neither ink could be read on it. */
export const step = styleVariants({
  none: [cell, { background: color.subtle, color: color.muted }],
  little: [cell, { background: mixed(10), color: color.text }],
  some: [cell, { background: mixed(22), color: color.text }],
  half: [cell, { background: mixed(36), color: color.text }],
  most: [cell, { background: color.accent, color: color.onAccent }],
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { treeVariables } from './nodes.ts';

const { color } = vars;

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.control,
  paddingInlineStart: `calc((var(${treeVariables.level}) - 1) * ${vars.space[20]})`,
  paddingInlineEnd: vars.space[8],
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-selected="true"]': { background: color.tint, color: color.onTint },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': chosenInForcedColors } },
  },
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: vars.size.control,
  color: color.muted,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

export const chevron = style({
  display: 'grid',
  transition: `transform ${vars.motion.hover} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > span > &': { transform: `rotate(calc(90deg * ${vars.forward}))` } },
});

export const icon = style({ display: 'grid', marginInlineEnd: vars.space[4] });
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

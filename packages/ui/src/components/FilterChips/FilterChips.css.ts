import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color } = vars;

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** The chips keep to one line on a phone, which scrolls sideways, out to the edge of the screen. */
export const oneLineOnPhone = style({
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
      paddingBlock: '4px',
      marginBlock: '-4px',
    },
  },
});

export const chip = style({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderRadius: vars.shape.radiusChip,
  border: `1px solid ${color.border}`,
  background: color.surface,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-pressed="true"]': { background: color.tint, borderColor: color.accent, color: color.onTint },
    '&[aria-pressed="true"]:hover': { background: color.tintHover },
  },
  '@media': {
    ...fingerTarget(5),
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } },
    },
  },
});

export const readOnPhone = style({
  '@media': {
    [media.phone]: visuallyHidden,
  },
});

export const count = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

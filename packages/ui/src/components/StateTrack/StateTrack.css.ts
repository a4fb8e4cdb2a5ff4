import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, motion } = vars;
const size = '20px';

export const track = style({ display: 'flex' });

export const state = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[8],
  flex: '1 1 0',
  minWidth: 0,
  color: color.muted,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong },
    // From one to the next, between the dots.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(50% + ${size} / 2 + 6px)`,
      width: `calc(100% - ${size} - 12px)`,
      top: `calc(${size} / 2 - 1px)`,
      borderTop: `2px solid ${color.line}`,
    },
  },
});

export const dot = style({
  width: size,
  height: size,
  borderRadius: '50%',
  border: `2px solid ${color.border}`,
  background: color.surface,
  transition: `background-color ${motion.overlay}, border-color ${motion.overlay}`,
});

/** The disc of the state it is in is full, with a ring around it: also for who sees no colours. */
const disc = (hue: string, tint: string) => ({
  borderColor: hue,
  background: hue,
  boxShadow: `0 0 0 4px ${tint}`,
  forcedColorAdjust: 'none' as const,
});

export const tone = styleVariants({
  success: [dot, disc(color.success, color.successTint)],
  warning: [dot, disc(color.warning, color.warningTint)],
  danger: [dot, disc(color.danger, color.dangerTint)],
  neutral: [dot, disc(color.muted, color.subtle)],
});

export const name = style({
  maxWidth: '100%',
  paddingInline: space[4],
  fontSize: vars.type.small,
  textAlign: 'center',
  overflowWrap: 'break-word',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** The native input lies over it, seen through: pressed, dropped upon and focused as itself. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[20],
  border: `1px dashed ${color.border}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
  textAlign: 'center',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[data-over]': {
      background: color.tint,
      borderColor: color.accent,
      borderStyle: 'solid',
      color: color.onTint,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid])': { borderColor: color.danger },
    '&:has(:disabled)': { background: color.subtle, color: color.muted },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const icon = style({ color: color.muted, display: 'grid' });
export const prompt = style({ fontWeight: vars.weight.medium });

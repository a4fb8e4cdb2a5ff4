import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

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

export const files = style({ display: 'grid', gap: vars.space[4] });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  paddingInlineStart: vars.space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusControl,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const size = style({ color: color.muted, fontSize: vars.type.small, whiteSpace: 'nowrap' });

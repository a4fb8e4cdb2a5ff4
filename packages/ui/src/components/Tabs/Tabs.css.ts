import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  paddingBottom: '2px',
  borderBottom: '2px solid transparent',
  color: color.muted,
  fontWeight: vars.weight.medium,
  outlineOffset: '-2px',
  transition: `color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.accent, borderBottomColor: 'currentColor' },
  },
  '@media': {
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingTop: vars.space[16], outlineOffset: '-2px' });

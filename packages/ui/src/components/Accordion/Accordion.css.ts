import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;

export const accordion = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
  overflow: 'clip',
});

export const section = style({
  interpolateSize: 'allow-keywords',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${motion.overlay} ${motion.ease}, content-visibility ${motion.overlay} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outlineOffset: '-2px',
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.subtle },
    '&[aria-disabled="true"]': { color: color.muted, cursor: 'not-allowed', background: 'none' },
  },
});

export const title = style({ flex: 1, minWidth: 0 });

export const chevron = style({
  display: 'grid',
  color: color.muted,
  transition: `transform ${motion.overlay} ${motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[16]}` });

import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const run = keyframes({
  from: { transform: `translateX(calc(-100% * ${vars.forward}))` },
  to: { transform: `translateX(calc(250% * ${vars.forward}))` },
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 60,
  height: '3px',
  overflow: 'hidden',
  background: vars.color.tint,
  pointerEvents: 'none',
  '::before': {
    content: '',
    display: 'block',
    width: '40%',
    height: '100%',
    background: vars.color.accent,
    animation: `${run} 1.1s ${vars.motion.ease} infinite`,
  },
  '@media': {
    [media.lessMotion]: { '::before': { width: '100%', animation: 'none' } },
    [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

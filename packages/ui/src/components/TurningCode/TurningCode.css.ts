import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Square, and never cut off: a camera needs all of it at once. */
export const frame = style({
  position: 'relative',
  width: 'min(100%, 640px, 100dvh - 240px)',
  minWidth: '240px',
  marginInline: 'auto',
  padding: '3.2%',
  '@media': { [media.low]: { width: 'min(100%, 100dvh - 112px)' } },
});

/** Where the code will be. */
export const place = style({
  aspectRatio: '1',
  borderRadius: vars.shape.radiusControl,
  background: vars.color.subtle,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

globalStyle(`${ring} > rect`, { fill: 'none', strokeWidth: 1.6 });

export const track = style({ stroke: vars.color.line });

const runOut = keyframes({ from: { strokeDashoffset: 0 }, to: { strokeDashoffset: 1 } });

/** The time that is left, clockwise. It tells something, so it goes on with less motion too, in steps of a second. */
export const left = style({
  stroke: vars.color.accent,
  strokeDasharray: 1,
  animationName: runOut,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  '@media': {
    [media.lessMotion]: { animationTimingFunction: 'steps(20)' },
    [media.forcedColors]: { stroke: 'Highlight' },
  },
});

import { style } from '@vanilla-extract/css';

/**
 * As wide as there is room, up to what a window would have: where a picture is as wide as what is in it too. A line of
 * words does that, which wraps in less room; no length in CSS is both.
 */
export const roomy = style({
  '::before': {
    content: '– '.repeat(46),
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
});

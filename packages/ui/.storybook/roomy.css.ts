import { style } from '@vanilla-extract/css';

/**
 * The width of what has none of its own: all the room there is, up to that of a window in small, where a picture is as wide as
 * what is in it, too. A line of words has such a width and wraps in less room; no length in CSS does both.
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

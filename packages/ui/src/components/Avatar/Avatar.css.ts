import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { rim as beltRim } from '../private/belt-rim.css.ts';
import { sizes } from './sizes.ts';

const { color } = vars;

const pixelsVar = '--avatar';
export const pixels = `var(${pixelsVar})`;

/** How large a face is, to whatever is drawn by it. */
export const size = styleVariants(sizes, (pixels) => ({ vars: { [pixelsVar]: `${pixels}px` } }));

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  flexShrink: 0,
  width: pixels,
  height: pixels,
  borderRadius: '50%',
  userSelect: 'none',
});

export const face = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  background: color.tint,
  color: color.onTint,
  fontSize: `max(9px, ${pixels} * .38)`,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

/** What the ring and a gap leave of it. */
const inner = `calc(${pixels} * .83 - 3.5px)`;

// Said twice: Firefox takes no ratio of what lies in a grid.
export const ringed = style({
  width: inner,
  height: inner,
  fontSize: `max(9px, ${pixels} * .31)`,
});

/** The picture lies over the initials, which are there until it comes, and again if it never does. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: color.tint,
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  forcedColorAdjust: 'none',
});

export const rim = style({ stroke: beltRim });

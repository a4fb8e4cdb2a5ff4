import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

const width = createVar();

/** The width of a slide: one at a time, or as many as there is room for, of which the next is begun. */
export const room = styleVariants({
  one: { vars: { [width]: '100%' } },
  several: { vars: { [width]: 'min(86%, 17rem)' } },
});

export const track = style({
  display: 'flex',
  gap: space[16],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: vars.shape.radiusCard,
  '@media': { [media.lessMotion]: { scrollBehavior: 'auto' } },
});

export const slide = style({
  flex: `0 0 ${width}`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  display: 'grid',
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
});

export const place = style({
  minWidth: '5ch',
  textAlign: 'center',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

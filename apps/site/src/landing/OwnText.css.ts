import { style } from '@vanilla-extract/css';
import { column, wide } from '../document/base.css.ts';

export const room = style([
  column,
  { display: 'grid', gap: 28, '@media': { [wide]: { gap: '28px 72px', alignItems: 'center' } } },
]);

/** A picture stands beside the words, where there is room. */
export const withPicture = style({ '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } } });

export const words = style({ display: 'grid', gap: 20 });

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A picture in its own proportion, as wide as the form and never higher than half a phone. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '20rem',
  objectFit: 'contain',
  borderRadius: vars.shape.radiusControl,
});

/** The room of the picture until it is there. */
export const room = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.shape.radiusControl,
  background: vars.color.subtle,
});

export const actions = style({ display: 'flex', justifyContent: 'end' });

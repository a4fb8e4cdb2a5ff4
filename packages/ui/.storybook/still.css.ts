import { globalStyle, style } from '@vanilla-extract/css';
import { roomy } from './roomy.css.ts';

export const still = style([roomy, { position: 'relative' }]);

/** A drawer, or a dialog at the foot of a phone, lies at an edge: here it stands in the middle of its picture. */
globalStyle(`${still} dialog[open]`, {
  position: 'static',
  height: 'auto',
  maxHeight: 'none',
  marginInline: 'auto',
  marginBlock: 0,
  transition: 'none',
});

globalStyle(`${still} [data-float]`, { position: 'absolute', transition: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';

export const still = style({ position: 'relative', width: '560px', maxWidth: '100%' });

globalStyle(`${still} dialog`, {
  position: 'static',
  height: 'auto',
  maxHeight: 'none',
  transition: 'none',
});

/** A drawer, or a dialog at the foot of a phone, lies at an edge: here it stands in the middle of its picture. */
globalStyle(`${still} dialog[open]`, { marginInline: 'auto', marginBlock: 0 });

globalStyle(`${still} [data-float]`, { position: 'absolute', transition: 'none' });

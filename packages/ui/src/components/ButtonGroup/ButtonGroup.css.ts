import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ display: 'inline-flex', maxWidth: '100%' });

globalStyle(`${group} > :not(:first-child)`, {
  marginInlineStart: '-1px',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  // The seam shows on a filled button too.
  borderInlineStartColor: 'color-mix(in srgb, currentColor 45%, transparent)',
});
globalStyle(`${group} > :not(:last-child)`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// Its ring is not covered by its neighbour.
globalStyle(`${group} > :focus-visible`, { zIndex: 1, position: 'relative' });

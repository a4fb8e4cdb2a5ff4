import { globalStyle, style } from '@vanilla-extract/css';

export const times = style({
  position: 'relative',
  maxHeight: 'min(320px, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

globalStyle(`${times} button`, { width: '100%', minWidth: '60px' });
globalStyle(`${times} table`, { width: '100%' });

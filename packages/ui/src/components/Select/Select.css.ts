import { style } from '@vanilla-extract/css';

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // There is no button at its end, only a sign.
  paddingInlineEnd: '34px',
});

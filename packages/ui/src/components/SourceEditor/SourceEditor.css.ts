import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const source = style({
  minHeight: '100%',
  background: vars.color.subtle,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

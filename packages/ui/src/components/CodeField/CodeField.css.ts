import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const code = style({
  fontSize: vars.type.title3,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  letterSpacing: '0.4em',
  // The last digit is followed by its own space; the same before the first one keeps the code in the middle.
  textIndent: '0.4em',
  textAlign: 'center',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const withButtons = style({ paddingInlineEnd: `calc(2 * ${vars.size.controlSmall} + 8px)` });

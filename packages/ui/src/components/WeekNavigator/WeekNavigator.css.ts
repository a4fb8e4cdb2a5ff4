import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const navigator = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minWidth: 0 });

export const week = style({
  minWidth: 0,
  marginInlineStart: vars.space[8],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
});

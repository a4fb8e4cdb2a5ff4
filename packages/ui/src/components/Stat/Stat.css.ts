import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
});

export const label = style({ color: vars.color.muted, fontSize: vars.type.small });

const value = style({
  fontSize: vars.type.figure,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});

export const tone = styleVariants({
  default: [value],
  success: [value, { color: vars.color.success }],
  warning: [value, { color: vars.color.warning }],
  danger: [value, { color: vars.color.danger }],
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
});

export const label = style({ color: vars.color.muted, fontSize: vars.type.small });

const value = style({ fontWeight: vars.weight.strong, lineHeight: 1.2 });

export const size = styleVariants({
  medium: [
    value,
    { fontSize: vars.type.figure, fontVariantNumeric: 'tabular-nums', letterSpacing: '-.015em' },
  ],
  // 38 px where the text is 14: digits as wide as they are, close together.
  large: [value, { fontSize: '2.714rem', letterSpacing: '-.03em', lineHeight: 1.1 }],
});

export const tone = styleVariants({
  default: {},
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

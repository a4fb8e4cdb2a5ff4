import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

export const label = style({ color: vars.color.muted });

/** The digits are as wide as they are, close together. */
const value = style({ fontWeight: vars.weight.strong, letterSpacing: '-.04em', lineHeight: 1.1 });

export const size = styleVariants({
  medium: [value, { fontSize: vars.type.figure }],
  // 44 px where the text is 14.
  large: [value, { fontSize: '3.143rem' }],
});

export const tone = styleVariants({
  default: {},
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

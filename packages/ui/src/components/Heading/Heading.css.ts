import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const heading = style({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const size = styleVariants({
  title1: [heading, { fontSize: vars.type.title1 }],
  title2: [heading, { fontSize: vars.type.title2 }],
  title3: [heading, { fontSize: vars.type.title3 }],
  large: [heading, { fontSize: vars.type.large }],
  body: [heading, { fontSize: vars.type.body, letterSpacing: 'normal' }],
});

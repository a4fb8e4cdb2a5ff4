import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const fieldset = style({
  minWidth: 0,
  padding: `${space[4]} ${vars.size.card} ${vars.size.card}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
});

export const legend = style({
  paddingInline: space[8],
  marginInlineStart: `-${space[8]}`,
  fontSize: vars.type.large,
  fontWeight: vars.weight.strong,
});

export const description = style({ color: color.muted, marginBottom: space[16], maxWidth: '65ch' });

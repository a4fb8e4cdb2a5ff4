import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = style({
  position: 'fixed',
  // The banner about cookies too is under it.
  zIndex: 60,
  top: vars.space[8],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.shape.radiusControl,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  // A line of its own before the club's name has come.
  minHeight: `calc(1lh + 2 * ${vars.space[16]})`,
  paddingBlock: vars.space[16],
  paddingInline: vars.size.gutter,
  color: vars.color.muted,
  fontSize: vars.type.small,
});

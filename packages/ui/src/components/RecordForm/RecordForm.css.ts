import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Fields stand beside each other where each has room enough for a date. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(152px, 100%), 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
});

export const preview = style({
  minHeight: '8lh',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radiusControl,
  overflowWrap: 'anywhere',
});

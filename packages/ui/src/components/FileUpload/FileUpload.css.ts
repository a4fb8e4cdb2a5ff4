import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const files = style({ display: 'grid', gap: vars.space[4] });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  paddingInlineStart: vars.space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusControl,
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const size = style({ color: color.muted, fontSize: vars.type.small, whiteSpace: 'nowrap' });

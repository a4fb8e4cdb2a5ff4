import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const text = style({
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const word = { paddingInline: '2px', borderRadius: '3px', fontWeight: vars.weight.medium };
export const added = style({
  ...word,
  color: color.success,
  background: color.successTint,
  textDecoration: 'none',
});
export const removed = style({ ...word, color: color.danger, textDecoration: 'line-through' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Heavier as well: a ground alone is lost where colours are forced. */
export const mark = style({
  borderRadius: '3px',
  background: vars.color.tint,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

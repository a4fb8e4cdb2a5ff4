import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A box in the top layer; `useAnchored` puts it in its place. */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  color: vars.color.text,
  transition: `opacity ${vars.motion.hover}`,
  '@starting-style': { opacity: 0 },
});

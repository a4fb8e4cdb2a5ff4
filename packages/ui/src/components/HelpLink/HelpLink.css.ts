import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';

/** No taller than the line it stands in: where it comes later, nothing moves. */
export const help = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  color: vars.color.muted,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  ':hover': { borderColor: 'currentColor', color: vars.color.accent },
  '@media': { ...fingerTarget(12), print: { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const bell = style({ position: 'relative', display: 'inline-flex' });

/** A press on the number is a press on the bell, of which a long one leaves as much to be seen as a short one. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: '54%',
  minWidth: '1.5em',
  paddingInline: '.3em',
  border: `1px solid ${vars.color.surface}`,
  borderRadius: '1em',
  background: vars.color.danger,
  color: vars.color.onStatus,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  textAlign: 'center',
  pointerEvents: 'none',
});

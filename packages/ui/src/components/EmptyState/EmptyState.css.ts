import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[48],
  paddingInline: vars.size.card,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: vars.space[12],
  borderRadius: '50%',
  background: vars.color.subtle,
  color: vars.color.muted,
});

export const text = style({ maxWidth: '44ch' });

export const action = style({ marginTop: vars.space[16] });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import '../CookieBanner/kept-place.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto 1fr',
  justifyItems: 'center',
  gap: vars.space[24],
  minHeight: '100dvh',
  padding: vars.size.gutter,
  paddingTop: `calc(${vars.size.gutter} + ${vars.size.pageTop})`,
});

export const top = style({ display: 'flex', alignSelf: 'end', minWidth: 0, maxWidth: '100%' });

export const main = style({ width: '100%', maxWidth: '380px', minWidth: 0 });

export const bottom = style({
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.type.small,
});

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import '../CookieBanner/kept-place.css.ts';

export const bar = style({
  position: 'fixed',
  zIndex: 21,
  top: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  height: vars.size.topBar,
  paddingTop: vars.size.pageTop,
  paddingInline: vars.space[12],
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  boxShadow: vars.shape.shadowBar,
  color: vars.color.text,
  '@media': { [media.phone]: { paddingInline: vars.space[8] } },
});

export const logo = style({ display: 'flex', minWidth: 0 });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: `color-mix(in oklab, ${colors.bg} 92%, transparent)`,
  backdropFilter: 'blur(10px)',
  '@media': { print: { position: 'static' } },
});

export const row = style([column, { display: 'flex', alignItems: 'center', gap: 8, minHeight: 64 }]);

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginRight: 'auto',
  color: colors.text,
  fontWeight: 600,
  textDecoration: 'none',
});

export const logo = style({ borderRadius: 8 });

/** The ways in, from where there is room for all of them. */
export const parts = style({
  display: 'none',
  '@media': { 'screen and (min-width: 1160px)': { display: 'flex' } },
});

globalStyle(`${parts} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  color: colors.text,
  textDecoration: 'none',
});
globalStyle(`${parts} a:hover`, { textDecoration: 'underline', textUnderlineOffset: 4 });

export const language = style({
  '@media': { print: { display: 'none' } },
  display: 'grid',
  placeContent: 'center',
  minWidth: 44,
  minHeight: 44,
  color: colors.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export const door = style({
  '@media': { print: { display: 'none' } },
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${colors.control}`,
  borderRadius: 8,
  background: colors.surface,
  color: colors.text,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: colors.text },
});

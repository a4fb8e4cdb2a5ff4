import { style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = style([
  column,
  { paddingBlock: '40px 72px', '@media': { [wide]: { paddingBlock: '72px 112px' } } },
]);
export const intro = style({
  display: 'grid',
  gap: 20,
  marginBottom: 28,
  '@media': { [wide]: { gridTemplateColumns: '1fr 420px', alignItems: 'end' } },
});
export const search = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 8px' });
export const label = style({ gridColumn: '1 / -1', fontSize: 15, color: colors.muted });
export const input = style({
  minWidth: 0,
  height: 48,
  padding: '0 14px',
  border: `1px solid ${colors.control}`,
  borderRadius: 10,
  background: colors.surface,
  color: colors.text,
  font: 'inherit',
});
export const find = style({
  height: 48,
  padding: '0 20px',
  border: `1px solid ${colors.control}`,
  borderRadius: 10,
  background: colors.surface,
  color: colors.text,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { borderColor: colors.text },
});
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 40 });
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${colors.line}`,
  borderRadius: 22,
  background: colors.surface,
  color: colors.text,
  textDecoration: 'none',
  ':hover': { borderColor: colors.text },
  selectors: {
    '&[aria-current]': {
      background: colors.accentFill,
      borderColor: colors.accentFill,
      color: colors.onAccent,
    },
  },
});
export const count = style({ fontSize: 15, fontVariantNumeric: 'tabular-nums', opacity: 0.85 });
export const found = style({ marginBottom: 32 });
export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: '56px 24px',
  background: colors.igusaLight,
  borderBlock: `12px solid ${colors.heri}`,
});
export const emptyTitle = style({ fontFamily: serif, fontWeight: 600, fontSize: 30, lineHeight: 1.2 });
export const pages = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  marginTop: 56,
  paddingTop: 20,
  borderTop: `1px solid ${colors.line}`,
});
export const turn = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  selectors: { '&[rel=next]': { justifyContent: 'flex-end' } },
});

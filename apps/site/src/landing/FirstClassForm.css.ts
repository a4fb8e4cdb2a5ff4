import { style } from '@vanilla-extract/css';
import { button } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const form = style({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: 24,
  borderRadius: 16,
  background: colors.surface,
  boxShadow: '0 12px 32px -8px oklch(22% .04 277 / .2)',
});

export const title = style({ fontSize: 22, fontWeight: 600, lineHeight: 1.2 });

export const problem = style({
  padding: '10px 14px',
  borderRadius: 8,
  background: colors.badTint,
  color: colors.bad,
  fontWeight: 500,
});

const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const label = style({ display: 'block', padding: 0, marginBottom: 6, fontSize: 15, fontWeight: 500 });

export const whom = style([group, { display: 'grid', gridTemplateColumns: '1fr 1fr' }]);

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  border: `1px solid ${colors.control}`,
  cursor: 'pointer',
  selectors: {
    '&:first-of-type': { borderRadius: '8px 0 0 8px' },
    '&:last-of-type': { borderRadius: '0 8px 8px 0', marginLeft: -1 },
    '&:has(:checked)': { background: colors.tint, borderColor: colors.accent, zIndex: 1, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `3px solid ${colors.accent}`, outlineOffset: 2 },
  },
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const field = style({ minWidth: 0 });

export const input = style({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  border: `1px solid ${colors.control}`,
  borderRadius: 8,
  background: colors.bg,
  color: colors.text,
  font: 'inherit',
  selectors: { '&[aria-invalid]': { borderColor: colors.bad, borderWidth: 2 } },
});

/** What is asked for a child alone. */
export const ofChild = style({
  selectors: { [`${form}:has([name="whom"][value="self"]:checked) &`]: { display: 'none' } },
});

export const contact = style([
  group,
  {
    display: 'grid',
    gap: 12,
    '@media': { 'screen and (min-width: 480px)': { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const hint = style({ padding: 0, marginBottom: 6, color: colors.muted, fontSize: 15 });

export const fault = style({ marginTop: 4, color: colors.bad, fontSize: 15 });

export const consent = style({
  display: 'flex',
  gap: 12,
  minHeight: 44,
  fontSize: 15,
  lineHeight: 1.45,
  cursor: 'pointer',
});

export const tick = style({ flex: 'none', width: 22, height: 22, margin: 0, accentColor: colors.accentFill });

export const send = style([
  button,
  { justifyContent: 'center', border: 0, fontFamily: 'inherit', cursor: 'pointer' },
]);

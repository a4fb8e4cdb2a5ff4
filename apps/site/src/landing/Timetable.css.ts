import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { groups } from '../../../api/src/site/groups.ts';
import { column, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = column;

/** The number of places that the styles can tell apart: where there are more, nobody is asked. */
export const MOST_PLACES = 12;

const hue = createVar();
const ink = createVar();
const tint = createVar();

export const hues = {
  kids: style({ vars: { [hue]: colors.kids, [ink]: colors.kidsInk, [tint]: colors.kidsTint } }),
  youth: style({ vars: { [hue]: colors.youth, [ink]: colors.youthInk, [tint]: colors.youthTint } }),
  adult: style({ vars: { [hue]: colors.adult, [ink]: colors.adultInk, [tint]: colors.adultTint } }),
  weapons: style({ vars: { [hue]: colors.weapons, [ink]: colors.weaponsInk, [tint]: colors.weaponsTint } }),
  open: style({ vars: { [hue]: colors.open, [ink]: colors.openInk, [tint]: colors.openTint } }),
};

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 28,
});

export const chips = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: '4px 4px',
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const legend = style({
  float: 'left',
  flex: 'none',
  padding: 0,
  marginRight: 4,
  color: colors.muted,
  fontSize: 15,
});

export const chip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  position: 'relative',
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${colors.control}`,
  borderRadius: 22,
  background: colors.surface,
  fontSize: 16,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: colors.text, borderColor: colors.text, color: colors.bg },
    '&:has(:focus-visible)': { outline: `3px solid ${colors.accent}`, outlineOffset: 2 },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const dot = style({ width: 10, height: 10, borderRadius: 5, background: hue });

export const week = style({
  display: 'grid',
  gap: 20,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 12 } },
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '@media': { [wide]: { display: 'block' } },
});

export const dayName = style({
  paddingTop: 10,
  fontSize: 15,
  fontWeight: 500,
  color: colors.muted,
  borderTop: `2px solid ${colors.text}`,
  '@media': { [wide]: { marginBottom: 12, paddingTop: 8 } },
});

export const dayNumber = style({ color: colors.text, fontWeight: 600 });

export const mats = style({ display: 'grid', gap: 10 });

/** A mat: its field in the light color of a group, its two edges in the strong one. */
export const mat = style({
  display: 'grid',
  gap: 2,
  padding: '12px 12px 14px',
  background: tint,
  borderBlock: `5px solid ${hue}`,
  transition: 'opacity 120ms',
  selectors: {
    '&[data-off]': {
      color: colors.muted,
      borderColor: colors.line,
      background: `repeating-linear-gradient(135deg, ${colors.subtle} 0 8px, ${colors.bg} 8px 16px)`,
    },
  },
});

export const time = style({
  color: ink,
  fontSize: 19,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${mat}[data-off] &`]: { color: 'inherit' } },
});

export const title = style({
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [`${mat}[data-off] &`]: { textDecoration: 'line-through' } },
});

export const where = style({
  fontSize: 14,
  lineHeight: 1.3,
  color: colors.text,
  selectors: { [`${mat}[data-off] &`]: { color: colors.bad, fontWeight: 600 } },
});

/** What is said where no mat of a day is left to see. */
export const nothing = style({
  paddingBlock: 10,
  fontSize: 15,
  color: colors.muted,
  selectors: { [`${day}:has(li) &`]: { display: 'none' } },
});

export const rest = style({
  maxWidth: 560,
  padding: '24px 28px',
  background: colors.igusaLight,
  borderBlock: `6px solid ${colors.heri}`,
});

for (const group of groups)
  hide(`body:has([name="group"][value="${group}"]:checked)`, `[data-group="${group}"]`);
for (let place = 1; place <= MOST_PLACES; place += 1)
  hide(`body:has([name="place"][value="${place}"]:checked)`, `[data-place="${place}"]`);

/** Hides the mats that aren’t those, while it is chosen so. */
function hide(chosen: string, those: string): void {
  globalStyle(`${chosen} ${mat}:not(${those})`, { display: 'none' });
  globalStyle(`${chosen} ${day}:not(:has(${those})) ${nothing}`, { display: 'block' });
}

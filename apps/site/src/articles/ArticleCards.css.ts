import { globalStyle, style } from '@vanilla-extract/css';
import { serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';
import { hues, kind } from './kind.css.ts';

export const cards = style({
  display: 'grid',
  gap: '48px 32px',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: '1fr 1fr 1fr', rowGap: 64 },
  },
});
export const card = style({ position: 'relative', minWidth: 0 });

/** A cover between the two bands of a mat, which wear the hue of its kind; without one, mats as they lie. */
export const mat = style({
  position: 'relative',
  marginBottom: 18,
  aspectRatio: '16 / 9',
  borderBlock: `8px solid ${colors.heri}`,
  background: `repeating-linear-gradient(90deg, ${colors.igusa} 0 3px, ${colors.igusaLight} 3px 6px)`,
  overflow: 'hidden',
});

/** Two mats meet, the other one lying across: no two cards in a row look the same. */
globalStyle(`${mat}:empty::after`, {
  content: '""',
  position: 'absolute',
  inset: '0 0 0 62%',
  borderStyle: 'solid',
  borderWidth: '0 0 0 8px',
  background: `repeating-linear-gradient(0deg, ${colors.igusa} 0 3px, ${colors.igusaLight} 3px 6px)`,
});
globalStyle(`${card}:nth-child(3n + 2) ${mat}:empty::after`, {
  inset: '0 38% 0 0',
  borderWidth: '0 8px 0 0',
});
globalStyle(`${card}:nth-child(3n) ${mat}:empty::after`, {
  inset: '50% 0 0',
  borderWidth: '8px 0 0',
});
for (const [name, color] of Object.entries(hues)) {
  globalStyle(`${mat}[data-category=${name}]`, { borderColor: color });
  globalStyle(`${mat}[data-category=${name}]:empty::after`, { borderColor: color });
}

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const category = style([kind, { fontSize: 15 }]);
export const title = style({
  marginTop: 6,
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 25,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
/** The whole card is pressed by its title. */
export const link = style({
  color: colors.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
export const lead = style({ marginTop: 10, overflowWrap: 'break-word' });
export const about = style({ marginTop: 10, fontSize: 15, color: colors.muted });

globalStyle(`${card} mark`, {
  background: colors.kidsTint,
  color: colors.kidsInk,
  fontWeight: 600,
  borderRadius: 3,
});

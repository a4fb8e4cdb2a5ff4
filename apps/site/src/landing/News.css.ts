import { globalStyle, style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const room = column;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 32px',
  marginBottom: 28,
});

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** The newest is large, the others beside it. */
export const list = style({
  display: 'grid',
  gap: 28,
  '@media': { [wide]: { gridTemplateColumns: '1.45fr 1fr', gap: '28px 56px', alignItems: 'start' } },
});

const first = '&:first-child';

export const story = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: '4px 20px',
  alignItems: 'start',
  selectors: {
    [first]: { gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 'span 3', gap: 16 },
  },
  '@media': { [wide]: { gridTemplateColumns: '168px minmax(0, 1fr)' } },
});

/** A cover in its frame; where there is none, mats as they meet. */
export const frame = style({
  display: 'block',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: `linear-gradient(${colors.heri} 0 0) 64% 0 / 2.5% 100% no-repeat, linear-gradient(${colors.heri} 0 0) 0 52% / 63% 4% no-repeat, ${colors.igusa}`,
});

export const cover = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', gap: 6 });

export const title = style({
  fontFamily: serif,
  fontSize: 22,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  textWrap: 'balance',
  selectors: { [`${story}:first-child &`]: { fontSize: 30 } },
});

globalStyle(`${title} a`, { color: colors.text, textDecoration: 'none' });
globalStyle(`${title} a:hover`, { textDecoration: 'underline', textUnderlineOffset: 4 });

export const day = style({ color: colors.muted, fontSize: 15 });

export const lead = style({
  maxWidth: '58ch',
  display: 'none',
  selectors: { [`${story}:first-child &`]: { display: 'block' } },
});

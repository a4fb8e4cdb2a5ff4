import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { column, serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';
import { kind } from './kind.css.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

/** How far one has read, where the browser can say so without a script. */
export const progress = style({
  display: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      display: 'block',
      position: 'fixed',
      zIndex: 2,
      inset: '0 0 auto',
      height: 3,
      background: colors.accent,
      transformOrigin: 'left',
      animation: `${grow} linear both`,
      animationTimeline: 'scroll()',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const head = style([
  column,
  { paddingBlock: '40px 36px', '@media': { [wide]: { paddingBlock: '72px 48px' } } },
]);
export const category = style([
  kind,
  { minHeight: 44, textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);

export const title = style({
  maxWidth: '22ch',
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 38,
  lineHeight: 1.08,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [wide]: { fontSize: 68, lineHeight: 1.05, hyphens: 'manual' } },
});
export const lead = style({
  maxWidth: '44ch',
  marginTop: 20,
  fontSize: 19,
  lineHeight: 1.5,
  color: colors.muted,
  '@media': { [wide]: { fontSize: 22 } },
});
export const author = style({ display: 'flex', alignItems: 'center', gap: 14, marginTop: 28 });
export const who = style({ display: 'grid', fontSize: 16, lineHeight: 1.45, color: colors.muted });
export const authorName = style({ fontWeight: 600, color: colors.text });
export const face = style({ position: 'relative', width: 56, height: 64, flex: 'none' });
export const initials = style({
  display: 'grid',
  placeContent: 'center',
  width: 52,
  height: 52,
  marginInline: 'auto',
  border: `2px solid ${colors.heri}`,
  borderRadius: '50%',
  background: colors.igusa,
  color: colors.text,
  fontWeight: 600,
});
export const belt = style({
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: 44,
  height: 21,
  translate: '-50%',
});
export const notice = style({
  display: 'inline-block',
  marginTop: 24,
  padding: '10px 16px',
  borderLeft: `3px solid ${colors.accent}`,
  background: colors.tint,
});

/** The cover lies between the two bands of a mat. */
export const cover = style({
  borderBlock: `12px solid ${colors.igusa}`,
  outline: `1px solid ${colors.line}`,
  background: colors.heri,
});
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  maxHeight: 560,
  objectFit: 'cover',
});

/** Where there is no cover, the edge of a mat. */
export const edge = style({ height: 12, background: colors.igusa });

export const room = style([
  column,
  {
    display: 'grid',
    gap: 32,
    paddingBlock: '32px 72px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      'screen and (min-width: 1200px)': {
        gridTemplateColumns: '236px minmax(0, 680px) auto',
        columnGap: 48,
        paddingBlock: '88px 112px',
        alignItems: 'start',
      },
      'screen and (min-width: 900px) and (max-width: 1199px)': {
        gridTemplateColumns: 'minmax(0, 680px) auto',
        columnGap: 48,
        paddingBlock: '56px 88px',
        alignItems: 'start',
      },
    },
  },
]);

export const ways = style([
  column,
  {
    display: 'grid',
    paddingBlock: 32,
    '@media': {
      [wide]: { gridTemplateColumns: '1fr 1fr', paddingBlock: '0 88px' },
      print: { display: 'none' },
    },
  },
]);
export const way = style({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: '24px 0',
  borderTop: `1px solid ${colors.line}`,
  color: colors.text,
  textDecoration: 'none',
});
export const wayOn = style({
  textAlign: 'right',
  '@media': { [wide]: { gridColumn: 2, borderLeft: `1px solid ${colors.line}` } },
});
export const wayName = style({ fontSize: 15, color: colors.muted });
export const wayTitle = style({
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 23,
  lineHeight: 1.25,
  paddingInline: 0,
});
globalStyle(`${way}:hover ${wayTitle}`, { textDecoration: 'underline', textUnderlineOffset: 4 });

export const related = style([
  column,
  {
    paddingBottom: 72,
    '@media': { [wide]: { paddingBottom: 112 }, print: { display: 'none' } },
  },
]);
export const relatedTitle = style({
  marginBottom: 28,
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 30,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
});

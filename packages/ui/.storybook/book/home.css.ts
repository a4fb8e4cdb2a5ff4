import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../src/components/DojoScene/paint.css.ts';
import { groupColor, group as hue } from '../../src/theme/group.css.ts';
import { groupHues } from '../../src/theme/groups.ts';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { code, titleFont } from './page.css.ts';

const { color, space } = vars;
/** A band that goes out to the edges of the frame. */
const wide = { marginInline: 'calc(50% - 50vw)', paddingInline: 'calc(50vw - 50%)' } as const;

export const hero = style({
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[32],
  marginTop: '-40px',
  background: color.subtle,
  overflow: 'clip',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '-24px', gap: 0 } },
});
export const heroWords = style({
  alignSelf: 'center',
  display: 'grid',
  gap: space[16],
  paddingBlock: '48px',
  '@media': { [media.belowDesktop]: { paddingBlock: '32px 16px' } },
});
export const heroTitle = style({
  fontFamily: titleFont,
  fontWeight: 600,
  fontSize: '4.5rem',
  lineHeight: 1.02,
  letterSpacing: '-.02em',
  '@media': { [media.phone]: { fontSize: '3rem' } },
});
export const heroText = style({
  maxWidth: '34rem',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: color.muted,
});
export const heroPicture = style({
  height: '320px',
  marginTop: space[32],
  '@media': { [media.belowDesktop]: { height: '220px', marginTop: 0 } },
});
globalStyle(`${heroPicture} > div, ${heroPicture} svg`, { width: '100%', height: '100%' });

/** The band on the long edge of a mat. */
export const mat = style({ ...wide, height: '12px', background: paint.heri });

export const doors = style({
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const door = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[24],
  selectors: { '& + &': { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` } },
  '@media': {
    [media.belowDesktop]: {
      paddingBlock: space[16],
      selectors: {
        '& + &': { paddingInlineStart: 0, borderInlineStart: 0, borderTop: `1px solid ${color.line}` },
      },
    },
  },
});
export const doorName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: '1.25rem',
  fontWeight: vars.weight.medium,
  color: color.accent,
});
export const quiet = style({ color: color.muted });

export const glance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
  gap: space[32],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const glancePart = style({ display: 'grid', gap: space[12], alignContent: 'start', minWidth: 0 });
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) repeat(5, minmax(0, 1fr))',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const stripe = style({
  display: 'grid',
  minWidth: 0,
  padding: space[8],
  paddingTop: 0,
  background: color.surface,
  color: color.muted,
  fontSize: vars.type.caption,
  lineHeight: 1.35,
});
export const stripePaint = style({ height: '56px', marginInline: '-8px', marginBottom: space[8] });
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
const groupMat = style({
  padding: `${space[12]} ${space[8]}`,
  borderBlock: `4px solid ${groupColor.mark}`,
  background: groupColor.tint,
  color: groupColor.ink,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
});
export const group = styleVariants(groupHues, (_angle, name) => [hue[name], groupMat]);
export const titleFace = style({ fontFamily: titleFont, letterSpacing: '-.01em' });
export const typeLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBottom: space[8],
  borderBottom: `1px solid ${color.line}`,
});
export const value = style([code, { color: color.muted, fontSize: vars.type.small }]);
export const spaceLine = style({ display: 'grid', gridTemplateColumns: '2.5rem 1fr', alignItems: 'center' });
export const spaceBar = style({ height: '10px', borderRadius: '2px', background: color.accent });

export const wishes = style({ display: 'grid', gap: space[20], marginTop: '48px' });
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: '1px',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.line,
});
export const wish = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  background: color.surface,
});
export const wishPicture = style({
  display: 'grid',
  placeContent: 'center',
  height: '170px',
  padding: space[16],
  overflow: 'clip',
});
export const wishScaled = style({ maxWidth: '100%', minWidth: 0 });
export const wishWords = style({ display: 'grid', gap: space[4], padding: space[20], paddingTop: 0 });
export const find = style({ display: 'grid', gap: space[16], maxWidth: '44rem', marginTop: '40px' });
export const results = style({ display: 'grid' });
export const result = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
});

import { keyframes, style } from '@vanilla-extract/css';
import { column, serif, still, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

export const hero = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  background: colors.wall,
  borderBottom: `16px solid ${colors.heri}`,
  '@media': {
    [wide]: {
      display: 'block',
      position: 'relative',
      height: 'min(820px, 56.9vw)',
      minHeight: 620,
      overflow: 'hidden',
    },
  },
});

const rise = keyframes({ from: { transform: 'translateY(10px)', opacity: 0.001 } });

export const scene = style({
  width: '100%',
  height: 'auto',
  '@media': {
    [wide]: {
      position: 'absolute',
      inset: 0,
      height: '100%',
      objectFit: 'cover',
      objectPosition: '62% 100%',
    },
  },
});

/** A picture of the club’s own: beside the words, never under them. */
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': {
    [wide]: {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: '50%',
      height: '100%',
      aspectRatio: 'auto',
    },
  },
});

export const words = style([
  column,
  {
    paddingBlock: '32px 28px',
    '@media': { [wide]: { position: 'relative', paddingBlock: 'clamp(32px, 5vw, 72px) 0' } },
  },
]);

export const title = style({
  maxWidth: '11ch',
  fontFamily: serif,
  fontSize: 48,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-.02em',
  animation: `${rise} 600ms ease-out`,
  '@media': { [wide]: { fontSize: 'clamp(56px, 5.6vw, 81px)' }, [still]: { animation: 'none' } },
});

export const text = style({
  maxWidth: '40ch',
  margin: '20px 0 28px',
  fontSize: 19,
  '@media': { [wide]: { maxWidth: 420 } },
});

export const next = style({ marginTop: 20, color: colors.text, fontSize: 16 });

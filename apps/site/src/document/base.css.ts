import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from './colors.css.ts';
import * as fonts from './fonts.ts';

/** The font of headings: one name for a long list, which stands in many rules. */
export const serif = 'var(--serif)';
globalStyle(':root', { vars: { '--serif': fonts.serif } });

/** A window with room for a picture beside, or under, the words. */
export const wideWindow = '(min-width: 900px)';
export const wide = `screen and ${wideWindow}`;
export const still = '(prefers-reduced-motion: reduce)';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  scrollBehavior: 'smooth',
  scrollPaddingTop: 80,
  WebkitTextSizeAdjust: '100%',
  '@media': { [still]: { scrollBehavior: 'auto' } },
});
globalStyle('body', {
  margin: 0,
  fontFamily: fonts.sans,
  fontSize: 17,
  lineHeight: 1.55,
  color: colors.text,
  background: colors.bg,
});
globalStyle('h1, h2, h3, p, ol, ul, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ol, ul', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: colors.accent });
globalStyle(':focus-visible', { outline: `3px solid ${colors.accent}`, outlineOffset: 3, borderRadius: 4 });

export const column = style({
  width: '100%',
  maxWidth: 1264,
  marginInline: 'auto',
  paddingInline: 24,
  '@media': { [wide]: { paddingInline: 32 } },
});

export const heading = style({
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 36,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  '@media': { [wide]: { fontSize: 48 } },
});

export const section = style({
  paddingBlock: 72,
  '@media': {
    [wide]: { paddingBlock: 112 },
    // What is not near is not laid out yet: the first sight of the page comes sooner, and so does the change of its letters.
    screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 900px' },
  },
});

/** A heading with a few words beside it. */
export const intro = style({
  display: 'grid',
  gap: 12,
  marginBottom: 32,
  '@media': { [wide]: { gridTemplateColumns: '1fr 360px', alignItems: 'end', marginBottom: 48 } },
});

export const muted = style({ color: colors.muted });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '0 26px',
  borderRadius: 10,
  background: colors.accentFill,
  color: colors.onAccent,
  fontSize: 18,
  fontWeight: 600,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  ':hover': { background: colors.accentHover },
  '@media': { [still]: { transition: 'none' } },
});

export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const skip = style({
  position: 'absolute',
  top: -100,
  left: 16,
  zIndex: 2,
  padding: '12px 16px',
  background: colors.surface,
  ':focus': { top: 12 },
});

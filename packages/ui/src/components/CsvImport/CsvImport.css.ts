import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import type { ImportOutcome } from './import-state.ts';

const { color, space } = vars;

const grounds: Readonly<Record<ImportOutcome, string>> = {
  new: color.success,
  changed: color.accent,
  unchanged: color.line,
  wrong: color.danger,
};
const groundByOutcome = Object.fromEntries(
  Object.entries(grounds).map(([outcome, background]) => [`&[data-outcome="${outcome}"]`, { background }]),
);

export const stage = style({ outline: 'none', minWidth: 0 });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.muted,
  selectors: { '&[data-good]': { color: color.success, fontWeight: vars.weight.medium } },
});
export const muted = style({ color: color.muted });

/** A date is none of several words. */
export const word = style({ whiteSpace: 'nowrap' });

export const explained = style({ display: 'grid', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const need = style({
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.regular,
  selectors: { '&[data-required]': { color: color.onTint, fontWeight: vars.weight.medium } },
});

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1fr) auto minmax(180px, 1.2fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${vars.size.card}`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const matchArrow = style({
  display: 'grid',
  color: color.muted,
  '@media': { [media.phone]: { display: 'none' } },
});
export const sample = style({
  minWidth: 0,
  color: color.muted,
  fontSize: vars.type.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[16]} ${space[32]}`,
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[32]}`,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: space[12], width: '100%' },
  },
});
export const swatch = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  marginInlineEnd: '6px',
  borderRadius: '3px',
  forcedColorAdjust: 'none',
  selectors: groundByOutcome,
});

export const proportion = style({ flex: '1 1 300px', display: 'grid', gap: space[8], minWidth: 0 });
export const aboutBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  fontSize: vars.type.small,
});

const pass = keyframes({ from: { maskPosition: '100% 0' }, to: { maskPosition: '0% 0' } });
export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '12px',
  borderRadius: '3px',
  overflow: 'hidden',
  selectors: {
    '&[role="progressbar"]:not([aria-valuenow])': {
      opacity: 0.7,
      maskImage: 'linear-gradient(90deg, #0004 40%, #000 50%, #0004 60%)',
      maskSize: '300% 100%',
      animation: `${pass} 1.6s linear infinite`,
    },
  },
  '@media': {
    [media.lessMotion]: {
      selectors: { '&[role="progressbar"]:not([aria-valuenow])': { maskImage: 'none', animation: 'none' } },
    },
  },
});
/** A part is seen however few rows of a kind there are. */
export const barPart = style({
  minWidth: '8px',
  borderRadius: '2px',
  forcedColorAdjust: 'none',
  selectors: groundByOutcome,
});

/** The foot, the way on, stays in sight however long what stands above it is. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingBlock: space[12],
  paddingInline: vars.size.gutter,
  borderTop: `1px solid ${color.line}`,
  background: color.background,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
});
/** Nothing that the keys come to is under it. */
globalStyle(`:root:has(.${foot})`, { scrollPaddingBlockEnd: '180px' });
export const footText = style({ flex: '1 1 200px', display: 'grid', minWidth: 0 });
export const footTitle = style({ fontWeight: vars.weight.strong });
export const footIcon = style({
  display: 'grid',
  color: color.danger,
  selectors: { '&[data-good]': { color: color.success } },
});

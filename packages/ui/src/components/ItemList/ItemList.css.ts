import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const item = style({
  position: 'relative',
  display: 'flex',
  // What is at the end goes below the text where that would be left too narrow to read.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minHeight: vars.size.rowComfortable,
  paddingBlock: vars.space[8],
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:has(a[data-whole]:hover)': { background: color.subtle },
  },
});

/** The chevron stands beside all lines of the row, however many. */
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.size.card,
  display: 'grid',
  alignItems: 'center',
  color: color.muted,
  pointerEvents: 'none',
});

export const padding = styleVariants({ card: { paddingInline: vars.size.card }, none: {} });
globalStyle(`${item}:has(> ${chevron})`, { paddingInlineEnd: `calc(${vars.size.card} + 28px)` });

export const body = style({
  flex: '1 1 min-content',
  minWidth: '9rem',
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.medium });

export const mark = style({
  display: 'inline-block',
  width: '.6em',
  height: '.6em',
  borderRadius: '50%',
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** The link's box is the whole row: anywhere is a hit. */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const description = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  color: color.muted,
  fontSize: vars.type.small,
});
// A part is broken only where it is wider than the row.
globalStyle(`${description} > span`, { width: 'max-content', maxWidth: '100%' });

/** The end lies above the row’s link, so that buttons stay buttons. */
export const end = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
});

// A single icon has room beside the text always.
globalStyle(`${item}:has(> ${end} > button:only-child > svg:only-child)`, { flexWrap: 'nowrap' });

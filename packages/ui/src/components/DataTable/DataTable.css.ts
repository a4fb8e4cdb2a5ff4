import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const cards = (rule: Parameters<typeof style>[0]) => ({ '@media': { [media.phone]: rule as object } });

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  ...cards({ display: 'block' }),
});

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Rows of the next page are on their way: a light runs along the top. Nothing is dimmed, all stays legible. */
export const running = style({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  top: 0,
  height: '2px',
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      width: '33%',
      height: '100%',
      background: color.accent,
      animation: `${run} 1.1s linear infinite`,
    },
  },
});

export const wrapper = style({ position: 'relative' });

export const body = style(cards({ display: 'block' }));

export const head = style({
  '@media': {
    // The order of the columns is chosen by a list above the cards.
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const headCell = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 1,
  height: vars.size.rowCompact,
  paddingInline: vars.space[8],
  background: color.head,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.size.card },
    '&:last-child': { paddingInlineEnd: vars.size.card },
    '&[data-align="end"]': { textAlign: 'end' },
  },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.rowCompact,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
  fontWeight: 'inherit',
  outlineOffset: '-2px',
  borderRadius: vars.shape.radiusTag,
  selectors: { '&:hover': { color: color.text }, '[aria-sort] > &': { color: color.text } },
});

/** Keeps its place when the column is not sorted, so that nothing moves. */
export const sortIcon = style({
  display: 'grid',
  selectors: {
    [`${sortButton}:not(:hover, :focus-visible, [aria-sort] > *) > &`]: { opacity: 0 },
  },
});

export const row = style({
  position: 'relative',
  borderTop: `1px solid ${color.line}`,
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:has(a[data-whole]:hover)': { background: color.subtle },
    [`${body} > &:first-child`]: { borderTop: 0 },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[12],
      rowGap: '2px',
      minHeight: '64px',
      paddingInline: vars.size.card,
      paddingBlock: vars.space[12],
      selectors: {
        // The line break between the first and the second line of a card.
        '&::before': { content: '', order: 2, flexBasis: '100%' },
      },
    },
  },
});

export const density = styleVariants(
  { compact: vars.size.rowCompact, regular: vars.size.row, comfortable: vars.size.rowComfortable },
  (height) => ({ '@media': { [media.fromTablet]: { height } } }),
);

export const cell = style({
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.size.card },
    '&:last-child': { paddingInlineEnd: vars.size.card },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
  },
  '@media': {
    [media.phone]: {
      height: 'auto',
      padding: 0,
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&[data-card="title"]': { order: 1, flex: '1 1 0', minWidth: '60%' },
        '&[data-card="aside"]': { order: 1, textAlign: 'end' },
        '&[data-card="detail"]': {
          order: 3,
          minWidth: 0,
          color: color.muted,
          fontSize: vars.type.small,
          textAlign: 'start',
        },
        '&[data-card="hidden"]': { display: 'none' },
      },
    },
  },
});

export const rowHeader = style({ fontWeight: vars.weight.medium });

export const fromDesktop = style({
  '@media': { '(640px <= width < 992px)': { display: 'none' } },
});

export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: '4px',
    },
  },
});

/** Above the link that covers the row. */
export const above = style({ position: 'relative' });

export const cardSort = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      padding: `${vars.space[8]} ${vars.size.card}`,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

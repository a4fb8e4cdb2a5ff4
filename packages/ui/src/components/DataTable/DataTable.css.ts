import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { bar as filterBar } from '../FilterBar/FilterBar.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color } = vars;
const cards = (rule: Parameters<typeof style>[0]) => ({ '@media': { [media.phone]: rule as object } });

/**
 * The box around a table that scrolls with the page. A wider table scrolls in it, both ways, with its head and its
 * names.
 */
export const sideways = style({
  containerType: 'inline-size',
  '@media': {
    [media.fromTablet]: {
      selectors: {
        '&[data-wide]': {
          overflow: 'auto',
          overscrollBehaviorX: 'contain',
          maxHeight: `calc(100dvh - ${vars.size.stickyTop})`,
          scrollPaddingTop: vars.size.rowCompact,
          isolation: 'isolate',
        },
      },
    },
  },
});
const wide = `${sideways}[data-wide]`;

// What gets the focus comes out from under what stays.
globalStyle(`${wide} :is(th, td, a, button)`, { scrollMarginInlineStart: 'var(--table-stays)' });

/** The cell of a row is above the link that covers it; the head stays where it sticks. */
export const selectCell = style({ width: '44px', selectors: { 'td&': { position: 'relative', zIndex: 1 } } });

/** The box before a row and the name of it, while the rest of a wide table goes by under them. */
const stays = (zIndex: number, background: string) => {
  const sticky = { position: 'sticky', zIndex, background, vars: { '--table-stays': '0px' } } as const;
  const name = {
    ...sticky,
    insetInlineStart: 'var(--table-first)',
    boxShadow: `inset calc(-1px * ${vars.forward}) 0 ${color.line}`,
  } as const;
  return {
    [`${wide} &${selectCell}`]: { ...sticky, insetInlineStart: 0 },
    [`${wide} &:first-child:not(${selectCell})`]: name,
    [`${wide} ${selectCell} + &`]: name,
  };
};

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  ...cards({ display: 'block' }),
  selectors: {
    // Lines that are shared by two cells do not go along with one that stays.
    [`${wide} > &`]: { borderCollapse: 'separate', vars: { [vars.size.stickyTop]: '0px' } },
  },
});

const run = keyframes({
  from: { transform: `translateX(calc(-100% * ${vars.forward}))` },
  to: { transform: `translateX(calc(300% * ${vars.forward}))` },
});

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
  '@media': {
    [media.lessMotion]: { selectors: { '&::before': { width: '100%', animation: 'none' } } },
    [media.forcedColors]: {
      selectors: { '&::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const wrapper = style({ position: 'relative' });

export const body = style(cards({ display: 'block' }));

export const head = style({
  '@media': {
    // The order of the columns is chosen by a list above the cards.
    [media.phone]: visuallyHidden,
  },
});

export const headCell = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 2,
  height: vars.size.rowCompact,
  paddingInline: vars.space[8],
  background: color.head,
  // Between two heads that end within a pixel.
  boxShadow: `calc(1px * ${vars.forward}) 0 ${color.head}`,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  // In two lines rather than cut: its row is as high.
  lineHeight: 1.25,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.size.card },
    '&:last-child': { paddingInlineEnd: vars.size.card },
    '&[data-align="end"]': { textAlign: 'end' },
  },
  '@media': { [media.fromTablet]: { selectors: stays(4, color.head) } },
});

export const sortButton = style({
  position: 'relative',
  '@media': fingerTarget(4),
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

/** The icon keeps its place when the column is not sorted, so that nothing moves. */
export const sortIcon = style({
  display: 'grid',
  selectors: {
    [`${sortButton}:not(:hover, :focus-visible, [aria-sort] > *) > &`]: { opacity: 0 },
  },
});

/** Which of the sorted columns it is. */
export const sortPlace = style({ fontSize: vars.type.small, color: color.accent });

/** What somebody else has changed is there in the colour of what is chosen, and goes over into its own. */
const settle = keyframes({ '0%, 40%': { backgroundColor: color.tint } });

export const row = style({
  position: 'relative',
  borderTop: `1px solid ${color.line}`,
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:has(a[data-whole]:hover)': { background: color.subtle },
    '&[data-selected]': { background: color.tint },
    '&[data-fresh]': { animation: `${settle} 4s ease-out` },
    [`${body} > &:first-child`]: { borderTop: 0 },
    [`:where(${wide}) &`]: { background: color.surface },
    [`${wide} &:has(a[data-whole]):hover`]: { background: color.subtle, cursor: 'pointer' },
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
        // The check box has a margin of its own.
        '&:has(> [data-card="select"])': { paddingInlineStart: `calc(${vars.size.card} + 32px)` },
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
    [`${wide} &`]: { borderTop: `1px solid ${color.line}` },
    [`${wide} ${row}:first-child > &`]: { borderTop: 0 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.fromTablet]: { selectors: stays(2, 'inherit') },
    [media.phone]: {
      height: 'auto',
      padding: 0,
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&[data-card="select"]': {
          position: 'absolute',
          insetInlineStart: vars.size.card,
          top: vars.space[12],
          width: 'auto',
        },
        '&[data-card="title"]': { overflowWrap: 'anywhere', order: 1, flex: '1 1 0', minWidth: '60%' },
        '&[data-card="aside"]': { order: 1, textAlign: 'end' },
        '&[data-card="detail"]': {
          order: 3,
          minWidth: 0,
          color: color.muted,
          fontSize: vars.type.small,
          textAlign: 'start',
        },
        '&[data-card="hidden"], &[data-card="detail"]:empty': { display: 'none' },
        '&[data-name]:not(:empty)::before': { content: 'attr(data-name) ": "' },
      },
    },
  },
});

/** A link among the details of a card is as high as what is pressed has to be (WCAG 2.2, 2.5.8). */
globalStyle(`${cell}[data-card="detail"] a`, {
  '@media': { [media.phone]: { display: 'inline-block', lineHeight: '24px' } },
});

export const rowHeader = style({ fontWeight: vars.weight.medium });

/** A cell is as wide as somebody made its column, whatever is in it. */
export const sized = style({
  '@media': {
    [media.fromTablet]: {
      width: 'var(--column-width)',
      minWidth: 'var(--column-width)',
      maxWidth: 'var(--column-width)',
      selectors: { [`&:not(${rowHeader})`]: { overflow: 'clip', textOverflow: 'ellipsis' } },
    },
  },
});

/**
 * The column is shown only where the table has the room, whatever the window has: beside an open menu or a drawer it
 * has less.
 */
export const fromDesktop = style({
  '@media': {
    [`screen and ${media.fromTablet}`]: { '@container': { '(width < 840px)': { display: 'none' } } },
  },
});

const lastLeft = `:not(:has(~ :not(${fromDesktop})))`;
/** The last of those that are left keeps its distance from the edge. */
globalStyle(`${sideways} ${row} > ${cell}${lastLeft}, ${sideways} ${headCell}${lastLeft}`, {
  '@media': {
    [media.fromTablet]: { '@container': { '(width < 840px)': { paddingInlineEnd: vars.size.card } } },
  },
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

/** What stands above the link that covers the row. */
export const above = style({ position: 'relative', zIndex: 1 });

export const cardSort = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      // Where less is left beside the chips, it has a line of its own.
      flex: '1 1 140px',
      minWidth: 0,
      selectors: {
        [`${wrapper} > &`]: {
          padding: `${vars.space[8]} ${vars.size.card}`,
          borderBottom: `1px solid ${color.line}`,
        },
      },
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  // As high while rows are selected, so that the table does not move.
  minHeight: `calc(${vars.size.control} + 2 * ${vars.space[12]})`,
  paddingInline: vars.size.card,
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${color.line}`,
});

/** The chips and what stands at the end share their lines, so that one left over takes none of its own. */
globalStyle(`${tools} > ${filterBar}`, { '@media': { [media.fromTablet]: { display: 'contents' } } });

export const toolsAtEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  // Beside the buttons the search keeps room for a word.
  flex: '1 1 264px',
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: {
      // On a phone the search is before the chips, which are a line that scrolls.
      selectors: { '&[data-search]': { order: -1, flexBasis: '100%', minWidth: 0 } },
      // Without one the buttons would have that line for themselves: they stand beside the order.
      order: 1,
      flex: 'none',
    },
  },
});

export const toolSearch = style({
  flex: 1,
  maxWidth: '224px',
  marginInlineEnd: vars.space[4],
  '@media': { [media.phone]: { maxWidth: 'none' } },
});

export const bulk = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
export const bulkCount = style({ fontWeight: vars.weight.medium, marginInlineEnd: vars.space[8] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: `max(${vars.size.row}, ${vars.size.control} + 4px)`,
});
export const choiceActions = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
/** No column is wide on a phone, where rows are cards. */
export const widthChoice = style({ width: '10.5rem', '@media': { [media.phone]: { display: 'none' } } });

export const saveView = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[8],
});

/** Nothing in it can change what is outside, so the browser lays out and paints the box alone. */
export const scroller = style({
  contain: 'strict',
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
});

export const grid = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.fromTablet]: { minWidth: 'var(--table-least)' } },
});

export const gridCaption = style({ position: 'absolute' });

export const headOfGrid = style({
  '@media': { [media.fromTablet]: { display: 'block', position: 'sticky', top: 0, zIndex: 4 } },
});

const columnsOfGrid = { display: 'grid', gridTemplateColumns: 'var(--table-columns)' };

export const headRowOfGrid = style(columnsOfGrid);

/** The box before a row and the name of it. */
const staysInGrid = (zIndex: number, background?: string) => {
  const sticky = { position: 'sticky', zIndex, background, scrollMarginInlineStart: 0 } as const;
  return {
    '&:first-child': { ...sticky, insetInlineStart: 0 },
    [`${selectCell} + &`]: { ...sticky, insetInlineStart: 'var(--table-first)' },
  };
};

/** What the keys lead to comes out from under what stays. */
const besideWhatStays = { scrollMarginInlineStart: 'var(--table-stays)' };

export const headCellOfGrid = style({
  ...besideWhatStays,
  position: 'relative',
  top: 'auto',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    '&[data-align="end"]': { justifyContent: 'flex-end' },
    ...staysInGrid(3),
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The head is cut where rows are as wide as it is. */
export const headText = style({
  selectors: {
    [`${headCellOfGrid} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${headCellOfGrid} > ${sortButton}`, { maxWidth: `calc(100% + 2 * ${vars.space[8]})` });

/** The grip at the end edge of a head: drag it to make the column wider. */
export const grip = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineEnd: '3px',
      width: '1px',
      background: color.line,
    },
    '&:hover::after, &:active::after': { background: color.accent, width: '2px' },
  },
  '@media': {
    [media.finger]: { width: '20px' },
    [media.hover]: {
      // In a page the heads are calm until somebody is at them.
      selectors: { [`${table} > ${head}:not(:hover, :focus-within) &::after`]: { opacity: 0 } },
    },
  },
});

export const bodyOfGrid = style({ display: 'block' });

/** All rows may be selected at once: their marks and grounds change, and do not fade. */
globalStyle(`${bodyOfGrid} [data-select]`, { transition: 'none' });

export const rowOfGrid = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  contain: 'layout style',
  background: color.surface,
  transition: 'none',
  '@media': {
    [media.fromTablet]: columnsOfGrid,
    [media.phone]: { minHeight: 0, overflow: 'hidden', contain: 'strict' },
  },
});

export const cellOfGrid = style({
  ...besideWhatStays,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.fromTablet]: {
      alignContent: 'center',
      paddingBlock: 0,
      selectors: staysInGrid(1, 'inherit'),
    },
  },
  selectors: { '&:focus-visible': { outlineOffset: '-2px', outlineWidth: '2px' } },
});

/** The probe tells how high a row is in this theme and text size. */
export const probe = style({ position: 'absolute', visibility: 'hidden', width: 0, insetBlockStart: 0 });

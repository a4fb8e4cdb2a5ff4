import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color, space } = vars;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[12]} ${vars.size.card}`,
});
export const wrongTools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const lineWidth = '56px';
const outcomeWidth = '132px';
const row = {
  display: 'grid',
  gridTemplateColumns: `${lineWidth} ${outcomeWidth} var(--import-columns)`,
  minWidth: 'var(--import-least)',
} as const;

/** The box is as high as what stands over and under it leaves of the window. */
export const box = style({
  position: 'relative',
  overflow: 'auto',
  contain: 'strict',
  height: `min(var(--import-total) + ${vars.size.rowCompact} + 2px, max(340px, 100dvh - 460px))`,
  scrollPaddingBlockStart: vars.size.rowCompact,
  borderTop: `1px solid ${color.line}`,
  outlineOffset: '-2px',
  '@media': {
    [media.fromTablet]: { scrollPaddingInlineStart: `calc(${lineWidth} + ${outcomeWidth} + 150px)` },
    [media.phone]: { height: 'min(var(--import-total), 68dvh)' },
  },
});

export const table = style({ display: 'block', width: '100%', fontVariantNumeric: 'tabular-nums' });

export const head = style({
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 3,
  '@media': { [media.phone]: visuallyHidden },
});
export const headRow = style({ ...row, background: color.head });
export const body = style({ display: 'block', position: 'relative', height: 'var(--import-total)' });

/** A line’s number, what becomes of it and its name stay while the rest goes by under them. */
const staying = {
  '&:nth-child(-n + 3)': { position: 'sticky', zIndex: 2, background: 'inherit', insetInlineStart: 0 },
  '&:nth-child(2)': { insetInlineStart: lineWidth },
  '&:nth-child(3)': { insetInlineStart: `calc(${lineWidth} + ${outcomeWidth})` },
} as const;

export const headCell = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.size.rowCompact,
  paddingInline: space[12],
  background: 'inherit',
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { ...staying, '&:first-child': { justifyContent: 'flex-end' } },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  contain: 'layout style',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  selectors: {
    '&[data-outcome="wrong"]': {
      background: `color-mix(in oklab, ${color.dangerTint} 45%, ${color.surface})`,
    },
    '&[data-outcome="unchanged"]': { color: color.muted },
  },
  '@media': {
    [media.fromTablet]: row,
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[4]} ${space[8]}`,
      padding: `${space[12]} ${vars.size.card}`,
    },
  },
});

export const cell = style({
  minWidth: 0,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  '@media': {
    [media.fromTablet]: {
      alignContent: 'center',
      minHeight: vars.size.row,
      padding: `6px ${space[12]}`,
      selectors: staying,
    },
    [media.phone]: {
      order: 4,
      color: color.muted,
      fontSize: vars.type.small,
      selectors: {
        '&:empty': { display: 'none' },
        '&[data-state]': { order: 3, flexBasis: '100%', color: color.text },
        '&[data-place="line"]': { order: 0 },
        '&[data-place="outcome"]': { order: 2, marginInlineStart: 'auto' },
        // So wide that only what becomes of the row stands beside it.
        '&[data-place="name"]': { order: 1, flex: '1 1 57%', color: 'inherit', fontSize: vars.type.body },
      },
    },
  },
  selectors: {
    '&[data-place="line"]': { color: color.muted, textAlign: 'end' },
    '&[data-place="name"]': { fontWeight: vars.weight.medium },
  },
});

/** No head says on a phone what a cell is: its name does. */
export const cellName = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-state] > &': { display: 'block', color: color.muted, fontSize: vars.type.caption },
        '[data-state="changed"] > &': { display: 'inline-block', minWidth: '84px' },
      },
    },
  },
});

/** Two lines of it, however long it is. */
export const written = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '100%',
});
export const was = style({ color: color.muted, textDecoration: 'line-through' });
export const becomes = style({
  padding: '1px 8px',
  borderRadius: vars.shape.radiusTag,
  background: color.tint,
  color: color.onTint,
  textDecoration: 'none',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

export const cellInput = style({
  minHeight: vars.size.controlSmall,
  paddingInline: space[8],
  paddingBlock: '2px',
});
export const fault = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginTop: '2px',
  color: color.danger,
  fontSize: vars.type.caption,
  whiteSpace: 'normal',
});
export const suggestion = style({
  minHeight: '24px',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  color: 'inherit',
});

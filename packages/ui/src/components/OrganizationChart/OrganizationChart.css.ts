import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `1px solid ${color.border}`;
const gap = space[20];

/** Wider than its place, it scrolls alone. */
export const chart = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  padding: '4px',
  borderRadius: vars.shape.radiusControl,
});

export const level = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  width: 'max-content',
  minWidth: '100%',
  '@media': {
    [media.phone]: { flexDirection: 'column', width: 'auto', minWidth: 0, gap: space[8] },
  },
  selectors: {
    '& &': { paddingTop: gap },
    // From whoever it is under, down to the line that joins them.
    '& &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      height: `calc(${gap} / 2)`,
      borderInlineStart: line,
    },
    '&[hidden]': { display: 'none' },
  },
});

export const branch = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingInline: space[8],
  selectors: {
    // The line over it, half of it for the first and the last, and down from there.
    [`${level} ${level} > &::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${gap} / -2)`,
      insetInline: 0,
      borderBlockStart: line,
    },
    [`${level} ${level} > &:first-child::before`]: { insetInlineStart: '50%' },
    [`${level} ${level} > &:last-child::before`]: { insetInlineEnd: '50%' },
    [`${level} ${level} > &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${gap} / -2)`,
      insetInlineStart: '50%',
      height: `calc(${gap} / 2)`,
      borderInlineStart: line,
    },
  },
  '@media': { [media.phone]: { alignItems: 'stretch', paddingInline: 0 } },
});

export const node = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: `${space[8]} ${space[12]}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  selectors: {
    '&[data-accent]': { background: color.tint, borderColor: color.tintHover, color: color.onTint },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });
export const label = style({ fontWeight: vars.weight.medium });
export const about = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { '[data-accent] &': { color: 'inherit' } },
});

/** The same list on a phone, set in step by step. */
export const inStep = style({
  '@media': {
    [media.phone]: {
      marginInlineStart: space[16],
      paddingInlineStart: space[12],
      borderInlineStart: line,
      selectors: { '&&': { paddingTop: space[8] }, '&&::before': { display: 'none' } },
    },
  },
});

globalStyle(`${inStep} > ${branch}::before, ${inStep} > ${branch}::after`, {
  '@media': { [media.phone]: { display: 'none' } },
});

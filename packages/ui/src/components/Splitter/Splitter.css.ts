import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The share of the first part, as a plain number of hundredths. */
export const share = '--splitter-share';

/** The height of both, where it is told. */
export const height = '--splitter-height';

const bar = '13px';
const template = createVar();

export const part = style({ minWidth: 0, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' });

export const splitter = style({
  vars: {
    [template]: `calc((100% - ${bar}) * var(${share}) / 100) ${bar} minmax(0, 1fr)`,
  },
  display: 'grid',
  minWidth: 0,
  height: `var(${height}, 100%)`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  overflow: 'clip',
  // One within another has its outline.
  selectors: { [`${part} > &`]: { border: 0, borderRadius: 0 } },
});

export const orientation = styleVariants({
  columns: { gridTemplateColumns: template, gridTemplateRows: 'minmax(0, 1fr)' },
  rows: { gridTemplateRows: template, gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const separator = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: '-2px',
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&[aria-orientation="vertical"]': { cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { cursor: 'row-resize' },
    '&:is(:hover, :focus-visible, [data-dragged])': { background: color.tint },
    // The line, and over it the grip.
    '&::before': { content: '', position: 'absolute', background: color.line },
    '&[aria-orientation="vertical"]::before': { width: '1px', insetBlock: 0 },
    '&[aria-orientation="horizontal"]::before': { height: '1px', insetInline: 0 },
  },
});

export const grip = style({
  position: 'relative',
  borderRadius: '3px',
  background: color.border,
  selectors: {
    '[aria-orientation="vertical"] > &': { width: '5px', height: '28px' },
    '[aria-orientation="horizontal"] > &': { width: '28px', height: '5px' },
    ':is(:hover, :focus-visible, [data-dragged]) > &': { background: color.accent },
    // A fingertip is wider than the bar.
    '&::after': { content: '', position: 'absolute', inset: '-8px -16px' },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});

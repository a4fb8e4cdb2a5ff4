import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { groupColor } from '../../theme/group.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const cellSize = '13px';
const fill = createVar();

export const heatmap = style({
  vars: { [fill]: color.accent },
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
  // Paper has no other sign of how much there was.
  printColorAdjust: 'exact',
});

export const ofGroup = style({ vars: { [fill]: groupColor.fill } });

export const scroller = style({
  // Holds what is hidden to the eye in it.
  position: 'relative',
  overflowX: 'auto',
  padding: '3px',
  // The last weeks come first into view.
  direction: 'rtl',
  selectors: { ':dir(rtl) > * > &': { direction: 'ltr' } },
});

export const table = style({
  direction: 'ltr',
  marginRight: 'auto',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: vars.type.caption,
  color: color.muted,
});

export const month = style({
  height: '1.4em',
  padding: 0,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'visible',
  // A name is wider than its column.
  maxWidth: 0,
});

export const monthName = style({ selectors: { '&[data-cut]': { visibility: 'hidden' } } });

export const weekday = style({
  padding: 0,
  paddingInlineEnd: vars.space[4],
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  lineHeight: 1,
});

const cell = style({
  width: cellSize,
  minWidth: cellSize,
  height: cellSize,
  padding: 0,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
  outlineOffset: '1px',
});

const shade = (share: number) => `color-mix(in oklab, ${fill} ${share}%, ${color.surface})`;

export const level = styleVariants({
  none: [cell, { background: color.subtle, boxShadow: `inset 0 0 0 1px ${color.line}` }],
  few: [cell, { background: shade(35) }],
  some: [cell, { background: shade(60) }],
  many: [cell, { background: shade(80) }],
  most: [cell, { background: fill }],
});

export const outside = style({ padding: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: '1.5em',
  color: color.muted,
  fontSize: vars.type.small,
});

export const legend = style({ display: 'flex', alignItems: 'center', gap: '3px' });
export const legendWord = style({ marginInline: vars.space[4] });

export const forced = style({
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

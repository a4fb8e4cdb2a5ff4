import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, type, motion } = vars;

const anyWeek = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minWidth: 0,
  breakInside: 'avoid',
});
export const week = styleVariants(groupHues, (_angle, name) => [anyWeek, hue[name]]);

export const ring = style({ position: 'relative', flexShrink: 0, width: '104px', height: '104px' });
export const arcs = style({ display: 'block', transform: 'rotate(-90deg)', forcedColorAdjust: 'none' });

const pale = `color-mix(in oklab, ${groupColor.mark} 42%, ${color.surface})`;

/** What a part of the ring, and a day, can be. */
export const arc = style({
  fill: 'none',
  strokeWidth: 11,
  strokeLinecap: 'round',
  stroke: color.line,
  transition: `stroke ${motion.drawer}`,
  selectors: {
    '&[data-look="done"]': { stroke: groupColor.mark },
    '&[data-look="planned"]': { stroke: pale },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'GrayText',
      selectors: {
        '&[data-look="done"]': { stroke: 'CanvasText' },
        '&[data-look="planned"]': { stroke: 'Highlight' },
      },
    },
  },
});

export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
});
export const figure = style({ fontSize: type.figure, fontWeight: vars.weight.strong, lineHeight: 1.1 });
export const of = style({ color: color.muted });

export const words = style({ flexGrow: 1, minWidth: 0, display: 'grid', gap: space[4] });
export const title = style({ fontSize: type.title3, fontWeight: vars.weight.strong, lineHeight: 1.25 });
export const description = style({ color: color.muted });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  justifyItems: 'center',
  maxWidth: '380px',
  marginTop: space[8],
});
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  fontSize: type.small,
  color: color.muted,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: vars.weight.strong } },
});

/** A dot where there is nothing, a circle where there is a training, filled where they were. */
export const mark = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: '2px solid transparent',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-look="done"]': { background: groupColor.mark, color: color.surface },
    '&[data-look="planned"]': { background: pale, borderColor: groupColor.mark },
    '&[data-look="open"]': { borderColor: pale },
    '&[data-look="none"]::after': {
      content: '',
      width: '4px',
      height: '4px',
      borderRadius: '50%',
      background: color.muted,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-look="done"]': { background: 'CanvasText', color: 'Canvas' },
        '&[data-look="planned"]': { background: 'Highlight', borderColor: 'CanvasText' },
        '&[data-look="open"]': { borderColor: 'CanvasText' },
      },
    },
  },
});

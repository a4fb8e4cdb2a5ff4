import { style, styleVariants } from '@vanilla-extract/css';
import { groupGround, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { hatched } from '../private/hatched.ts';
import { calendarVariables, hourHeight, lineHeight } from './layout.ts';

const { color } = vars;

const [start, folds, length, linesOfItem, lane, lanes, axisWidth, columns] = (
  ['start', 'folds', 'length', 'lines', 'lane', 'lanes', 'axis', 'columns'] as const
).map((name) => `var(${calendarVariables[name]})`);
/** A sheet of paper is no longer than it is: an hour there may take a part of what it takes on a screen, and so does a line. */
const minute = `${hourHeight / 60}rem * var(--hour, 1)`;
const line = `${lineHeight}rem * var(--line, 1)`;
const foldHeight = '24px';
/** How far a minute is from the first that is shown. */
const reach = `calc(${start} * ${minute} + ${folds} * ${foldHeight})`;
const headHeight = '52px';
/** Three lines of why a day is free. */
const offHeight = '3.4rem';
/** Seven days of whole words have room beside each other from here on, and on every sheet. */
const inColumns = 'print, (width >= 768px)';
const asList = 'screen and (width < 768px)';
const wide = (rule: object) => ({ '@media': { [inColumns]: rule } });
/** Where seven days have little room, all of it is for their words. */
const tight = (rule: object) => ({ '@container': { 'week (width < 54rem)': rule } });

export const frame = style(wide({ containerType: 'inline-size', containerName: 'week' }));

export const calendar = style(
  wide({
    position: 'relative',
    paddingInlineStart: axisWidth,
    vars: { [calendarVariables.axis]: '4.5rem', [calendarVariables.around]: '1.72rem' },
    ...tight({ vars: { [calendarVariables.axis]: '3.1rem', [calendarVariables.around]: '1.22rem' } }),
  }),
);

/** The axis lies behind the days, over their whole width: what is said of hours is said of each day. */
export const axis = style({
  display: 'none',
  ...wide({
    display: 'block',
    position: 'absolute',
    insetInline: 0,
    top: headHeight,
    selectors: { '[data-off] > &': { top: `calc(${headHeight} + ${offHeight})` } },
  }),
});

const placed = style(wide({ position: 'absolute', top: reach, fontSize: vars.type.caption }));

const onAxis = style([
  placed,
  {
    insetInline: 0,
    paddingInlineStart: vars.space[16],
    color: color.muted,
    lineHeight: 0,
    ...wide(tight({ paddingInlineStart: vars.space[8] })),
  },
]);

export const hour = style([
  onAxis,
  {
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: `${axisWidth} 0`,
      borderTop: `1px solid ${color.line}`,
    },
  },
]);

export const fold = style([onAxis, { zIndex: 1, background: color.subtle, lineHeight: foldHeight }]);

/** The time now, on the axis. */
export const nowTime = style([
  placed,
  {
    zIndex: 2,
    insetInlineStart: vars.space[8],
    paddingInline: '8px',
    borderRadius: '1em',
    background: color.danger,
    color: color.onStatus,
    fontWeight: vars.weight.strong,
    transform: 'translateY(-50%)',
    ...wide(tight({ insetInlineStart: '2px', paddingInline: '4px' })),
  },
]);

export const days = style(wide({ display: 'grid', gridTemplateColumns: columns, overflowX: 'auto' }));

export const day = style({
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.size.card}`,
  '@media': {
    [asList]: {
      selectors: {
        '& + &': { borderTop: `1px solid ${color.line}` },
        '&[data-folded]': { display: 'none' },
      },
    },
    [inColumns]: {
      position: 'relative',
      padding: 0,
      borderInlineStart: `1px solid ${color.line}`,
      selectors: {
        '&[aria-current]': { background: `color-mix(in srgb, ${color.accent} 5%, transparent)` },
      },
    },
  },
});

/** The way to the days before today, in a list. */
export const earlier = style({
  padding: `${vars.space[8]} ${vars.size.card}`,
  ...wide({ display: 'none' }),
});

export const dayHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.weight.regular,
  '@media': {
    [inColumns]: { height: headHeight, padding: '6px', flexDirection: 'column', gap: 0 },
    [media.fromWide]: {
      flexFlow: 'row wrap',
      alignContent: 'center',
      columnGap: vars.space[4],
      // Beside an open form a day is as narrow as on a tablet.
      ...tight({ flexFlow: 'column' }),
    },
  },
});

export const weekday = style({
  color: color.muted,
  fontSize: vars.type.small,
});

export const date = style({
  minWidth: '1.6em',
  borderRadius: '1em',
  fontSize: vars.type.title3,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  lineHeight: 1.6,
  selectors: { '[aria-current] &': { background: color.accent, color: color.onAccent } },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-current] &': { outline: '2px solid Highlight' } } },
  },
});

export const hoursOfDay = style({
  display: 'grid',
  gap: vars.space[8],
  marginTop: vars.space[8],
  ...wide({
    display: 'block',
    position: 'relative',
    zIndex: 0,
    height: reach,
    marginTop: 0,
    selectors: { '[data-off] &': { marginTop: offHeight } },
  }),
});

export const dayOff = style({
  color: color.warning,
  fontSize: vars.type.caption,
  ...wide({
    position: 'absolute',
    insetInline: '2px',
    top: headHeight,
    height: offHeight,
    padding: '2px',
    borderRadius: vars.shape.radiusTag,
    background: color.warningTint,
    lineHeight: 1.2,
    overflow: 'hidden',
  }),
});

export const nothing = style({
  color: color.muted,
  fontSize: vars.type.small,
  ...wide({ display: 'none' }),
});

/** The line stands between what was and what comes in a list; beside the hours it lies behind what takes place. */
export const now = style([
  placed,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: color.danger,
    fontSize: vars.type.caption,
    lineHeight: 1,
    '::after': { content: '', flex: 1, borderTop: '2px solid' },
    ...wide({
      zIndex: -1,
      insetInline: 0,
      fontSize: 0,
      gap: 0,
      transform: 'translateY(-50%)',
      '::before': {
        content: '',
        padding: '4px',
        marginInlineStart: '-4px',
        borderRadius: '50%',
        background: 'currentColor',
      },
    }),
  },
]);

const item = style([
  placed,
  {
    position: 'relative',
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.shape.radiusControl,
    borderInlineStartStyle: 'solid',
    borderInlineStartWidth: '4px',
    overflow: 'hidden',
    lineHeight: 1.3,
    selectors: {
      '&:has(a:hover)': { boxShadow: 'inset 0 0 0 1px currentColor' },
      '&[data-struck]': { background: hatched },
      '&[data-running]': { outline: '2px solid' },
      '&:has(:focus-visible)': {
        outline: `${vars.shape.focusWidth} solid ${color.focus}`,
        outlineOffset: '1px',
        zIndex: 1,
      },
    },
    '@media': {
      [inColumns]: {
        containerType: 'inline-size',
        marginTop: '1px',
        height: `calc(${length} * ${minute} - 2px)`,
        insetInlineStart: `calc(3px + (100% - 5px) / ${lanes} * ${lane})`,
        width: `calc((100% - 5px) / ${lanes} - 2px)`,
        padding: '.25rem 6px',
        lineHeight: `calc(${line})`,
        ...tight({ paddingInline: '4px 2px', borderInlineStartWidth: '3px' }),
      },
      [media.forcedColors]: {
        border: '1px solid',
        borderInlineStartWidth: '4px',
        // What is on now has an outline of its own.
        selectors: { '&[data-running]:has(:focus-visible)': { outlineWidth: '5px' } },
      },
    },
  },
]);

/** The whole lines that an item of so many minutes has room for between its paddings. */
export const roomOfItem = `round(down, ${length} * ${minute} - 2px - .5rem, ${line})`;

export const plain = style([item, { background: color.tint, borderColor: color.accent }]);
export const group = styleVariants(groupHues, (_angle, name) => [item, groupGround, hue[name]]);

/** No line is cut: one for which there is no room isn't seen. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  selectors: {
    '[data-struck] > &': {
      width: 'fit-content',
      background: color.surface,
    },
  },
  ...wide({ maxHeight: `calc(${linesOfItem} * ${line})`, overflow: 'hidden' }),
});

export const itemTime = style({
  color: color.muted,
  whiteSpace: 'nowrap',
});

/** The end is left out where there is room for the start only. */
export const itemEnd = style({ '@container': { '(width < 5.25rem)': { display: 'none' } } });

export const itemTitle = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'break-word',
  selectors: { '[data-struck] &': { textDecoration: 'line-through' } },
  ...wide({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: `max(1, ${linesOfItem} - 1)`,
    overflow: 'hidden',
  }),
});

export const itemLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});

export const itemDetail = style({
  color: color.muted,
  ...wide({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { calendarVariables } from './layout.ts';

const { color } = vars;

const [start, length, lane, lanes, hours, columns] = (
  ['start', 'length', 'lane', 'lanes', 'hours', 'columns'] as const
).map((name) => `var(${calendarVariables[name]})`);
const hourHeight = '56px';
const minute = `(${hourHeight} / 60)`;
const wide = (rule: object) => ({ '@media': { [media.fromTablet]: rule } });

export const calendar = style(
  wide({ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)', paddingInlineEnd: vars.space[8] }),
);

export const axis = style({
  display: 'none',
  ...wide({ display: 'block', position: 'relative', paddingTop: '64px' }),
});

export const hour = style({
  height: hourHeight,
  paddingInlineEnd: vars.space[8],
  color: color.muted,
  fontSize: vars.type.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  lineHeight: 1,
  transform: 'translateY(-.5em)',
});

export const days = style(wide({ display: 'grid', gridTemplateColumns: columns, overflowX: 'auto' }));

export const day = style({
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.size.card}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [media.phone]: { selectors: { '&[data-folded]': { display: 'none' } } },
    [media.fromTablet]: {
      padding: 0,
      borderInlineStart: `1px solid ${color.line}`,
      selectors: { '& + &': { borderTop: 0 } },
    },
  },
});

/** The way to the days before today, on a phone. */
export const earlier = style({
  padding: `${vars.space[8]} ${vars.size.card}`,
  ...wide({ display: 'none' }),
});

export const dayHead = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  fontWeight: vars.weight.regular,
  '@media': {
    [media.fromTablet]: {
      height: '64px',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2px',
    },
  },
});

export const weekday = style({ color: color.muted, fontSize: vars.type.small });

export const date = style({
  minWidth: '1.75em',
  paddingInline: '.35em',
  borderRadius: '1em',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  lineHeight: 1.75,
  selectors: { '[aria-current] &': { background: color.accent, color: color.onAccent } },
  '@media': {
    [media.phone]: { order: -1 },
    [media.forcedColors]: { selectors: { '[aria-current] &': { outline: '2px solid Highlight' } } },
  },
});

/** The hour lines are painted, not built. */
export const hoursOfDay = style({
  display: 'grid',
  gap: vars.space[8],
  selectors: { [`${dayHead} + &:not(:empty)`]: { marginTop: vars.space[8] } },
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      position: 'relative',
      height: `calc(${hours} * ${hourHeight})`,
      background: `repeating-linear-gradient(${color.line} 0 1px, transparent 1px ${hourHeight})`,
      selectors: { [`${dayHead} + &:not(:empty)`]: { marginTop: 0 } },
    },
  },
});

export const dayOff = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  color: color.warning,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.fromTablet]: {
      position: 'absolute',
      zIndex: 1,
      insetInline: '4px',
      top: '4px',
      justifyContent: 'center',
      padding: '4px 6px',
      borderRadius: vars.shape.radiusTag,
      background: color.warningTint,
      textAlign: 'center',
    },
  },
});

export const nothing = style({
  color: color.muted,
  fontSize: vars.type.small,
  '@media': { [media.fromTablet]: { display: 'none' } },
});

export const now = style({
  display: 'none',
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      position: 'absolute',
      zIndex: 2,
      insetInline: 0,
      top: `calc(${start} * ${minute})`,
      borderTop: `2px solid ${color.danger}`,
      pointerEvents: 'none',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: '-4px',
          top: '-5px',
          width: '8px',
          height: '8px',
          borderRadius: '50%',
          background: color.danger,
        },
      },
    },
  },
});

const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.shape.radiusControl,
  borderInlineStart: '3px solid currentColor',
  overflow: 'hidden',
  lineHeight: 1.3,
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: '1px',
      zIndex: 3,
    },
  },
  '@media': {
    [media.fromTablet]: {
      position: 'absolute',
      top: `calc(${start} * ${minute} + 1px)`,
      height: `calc(${length} * ${minute} - 2px)`,
      insetInlineStart: `calc(2px + (100% - 4px) / ${lanes} * ${lane})`,
      width: `calc((100% - 4px) / ${lanes} - 2px)`,
      padding: '3px 6px',
      fontSize: vars.type.caption,
    },
    [media.forcedColors]: { border: '1px solid', borderInlineStartWidth: '4px' },
  },
});

export const tone = styleVariants({
  accent: [
    item,
    {
      background: color.tint,
      color: color.accent,
      selectors: { '&:has(a:hover)': { background: color.tintHover } },
    },
  ],
  neutral: [
    item,
    {
      background: color.subtle,
      color: color.muted,
      selectors: { '&:has(a:hover)': { background: color.line } },
    },
  ],
  danger: [item, { background: color.dangerTint, color: color.danger }],
});

export const itemTime = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const itemEnd = style({
  '@media': { [media.fromTablet]: { selectors: { '[data-narrow] &': { display: 'none' } } } },
});

export const itemTitle = style({
  color: color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[data-struck] &': { textDecoration: 'line-through' } },
});

export const itemLink = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const itemDetail = style({ color: color.muted, overflow: 'hidden', textOverflow: 'ellipsis' });
export const itemStatus = style({ fontWeight: vars.weight.medium });

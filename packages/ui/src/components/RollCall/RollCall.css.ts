import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const rollCall = style({ containerType: 'inline-size' });

export const tools = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 2,
  display: 'grid',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.size.card}`,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  borderRadius: `${vars.shape.radiusCard} ${vars.shape.radiusCard} 0 0`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '60px',
  paddingBlock: vars.space[4],
  paddingInline: vars.size.card,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&:focus-within': { background: color.subtle },
    '&[data-state="error"]': { background: color.dangerTint },
  },
});

/** The name is the largest button of the row: a tap puts the next mark. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  columnGap: vars.space[8],
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  alignContent: 'center',
  alignItems: 'center',
  textAlign: 'start',
  borderRadius: vars.shape.radiusTag,
  touchAction: 'manipulation',
  cursor: 'inherit',
  selectors: { 'button&': { cursor: 'pointer' } },
});

/** Beside both lines. */
globalStyle(`${person} > :first-child`, { gridRow: '1 / 3' });

export const name = style({ fontWeight: vars.weight.medium, lineHeight: 1.3, overflowWrap: 'break-word' });

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: color.muted,
  fontSize: vars.type.small,
  lineHeight: 1.35,
});

export const markText = styleVariants({
  present: { color: color.success },
  late: { color: color.warning },
  excused: { color: color.info },
  absent: { color: color.danger },
});

export const marks = style({ display: 'flex', flexShrink: 0, gap: '2px' });

const solid = (fill: string) => ({
  selectors: { '&[aria-checked="true"]': { background: fill, borderColor: fill, color: color.onStatus } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid transparent',
  borderRadius: vars.shape.radiusControl,
  color: color.muted,
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:hover:not([aria-checked="true"], [aria-disabled="true"])': {
      background: color.line,
      color: color.text,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-checked="true"]': { ...chosenInForcedColors } },
    },
  },
});

export const markButton = styleVariants({
  present: [mark, solid(color.success)],
  late: [mark, solid(color.warning)],
  excused: [mark, solid(color.info)],
  absent: [mark, solid(color.danger)],
});

/** With room, the words stand beside the signs. */
export const markLabel = style({
  display: 'none',
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
});

export const wide = style({
  '@container': {
    '(width >= 52em)': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      width: 'auto',
      height: vars.size.control,
      paddingInline: '10px',
    },
  },
});

export const wideOnly = style({ '@container': { '(width >= 52em)': { display: 'inline' } } });
export const narrowOnly = style({ '@container': { '(width >= 52em)': { display: 'none' } } });

/** On a phone the word of the mark takes the place of the grade; the belt stays around the face. */
export const gradeName = style({
  '@container': {
    '(width < 480px)': { selectors: { '[data-mark]:not([data-mark="unmarked"]) &': { display: 'none' } } },
  },
});

export const busy = style({
  width: '20px',
  flexShrink: 0,
  color: color.muted,
  display: 'grid',
  placeItems: 'center',
  // On a phone the name needs its place.
  '@container': { '(width < 480px)': { selectors: { '&:empty': { display: 'none' } } } },
});

export const error = style({
  color: color.danger,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const hint = style({
  padding: `${vars.space[12]} ${vars.size.card}`,
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: vars.type.small,
  '@media': { [media.finger]: { display: 'none' } },
});

/** What concerns all, at the end of the list. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.size.card}`,
  borderTop: `1px solid ${color.line}`,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { hatched } from '../private/hatched.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color, space } = vars;

export const day = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

/** The day stays in sight above what is on it. */
export const head = style({
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  padding: `${space[12]} ${vars.size.card} ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { print: { position: 'static' } },
});

export const date = style({ color: color.muted, fontWeight: vars.weight.regular });
export const note = style({ color: color.muted, fontSize: vars.type.small });

/** Where there is room the answers stand beside each other. */
export const list = style({ containerType: 'inline-size', containerName: 'agenda' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 4px minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'center',
  minHeight: '68px',
  padding: `${space[8]} ${vars.size.card}`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    '&[data-struck]': { background: hatched },
  },
  breakInside: 'avoid',
});

export const times = style({
  alignSelf: 'start',
  minWidth: '3.6rem',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-struck] > &': { background: color.surface, color: color.muted, textDecoration: 'line-through' },
  },
});
export const start = style({
  display: 'block',
  fontSize: vars.type.title3,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
});
export const end = style({ color: color.muted, fontSize: vars.type.small });
/** What is read between the two times, which stand one above the other. */
export const dash = style(visuallyHidden);

const bar = style({
  alignSelf: 'stretch',
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});
export const plain = style([bar, { background: color.accent }]);
export const mark = styleVariants(groupHues, (_angle, name) => [
  bar,
  hue[name],
  { background: groupColor.mark },
]);

export const body = style({ alignSelf: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-struck] &': { background: color.surface, textDecoration: 'line-through' } },
});
/** A thumb hits it as far as the row goes beside its answer. */
export const link = style({
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.finger]: { '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: 0 } },
  },
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[8]}`,
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { '[data-struck] &': { width: 'fit-content', background: color.surface } },
});
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[8]}`,
  marginTop: space[4],
  fontSize: vars.type.small,
  selectors: { '[data-struck] &': { width: 'fit-content', background: color.surface } },
});
/** The answers lie above the row’s link. */
export const action = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '2px',
  '@container': {
    'agenda (width >= 40rem)': { flexDirection: 'row-reverse', alignItems: 'center', gap: space[8] },
  },
});

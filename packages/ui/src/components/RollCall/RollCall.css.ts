import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { toned, toneVar } from './tone.css.ts';

const { color } = vars;

/** The list has as many columns as names have room in, read downwards. */
export const list = style({
  columns: '3 340px',
  columnGap: 0,
  columnRule: `1px solid ${color.line}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '56px',
  paddingInline: vars.size.card,
  borderBottom: `1px solid ${color.line}`,
  breakInside: 'avoid',
  touchAction: 'manipulation',
  selectors: {
    '&[data-puts]': { cursor: 'pointer' },
    '&[data-open]': { background: color.subtle },
    '&[data-state="error"]': { background: color.dangerTint },
  },
  // A finger leaves no hover behind.
  '@media': { [media.hover]: { selectors: { '&[data-puts]:hover': { background: color.subtle } } } },
});

export const person = style({ display: 'grid', flex: 1, minWidth: 0, paddingBlock: vars.space[4] });

export const name = style({
  fontSize: vars.type.large,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: color.muted,
  fontSize: vars.type.small,
  lineHeight: 1.3,
});

export const word = style([toned, { color: toneVar }]);

/** The selector of an open row, which shows all marks. A focus that is seen opens it too. */
const opened = '[data-row]:is([data-open], :has(:focus-visible)) &';
const closed = '[data-row]:not([data-open], :has(:focus-visible)) &';

export const marks = style({ display: 'flex', flexShrink: 0, marginInlineStart: '-4px' });

export const mark = style([
  toned,
  {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginInlineStart: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.shape.radiusCard,
    color: color.muted,
    // Nobody whom the keys come to is under what sticks.
    scrollMarginBlock: '160px',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.hover}, color ${vars.motion.hover}`,
    selectors: {
      [closed]: { width: '56px' },
      // Still to be focused, and read.
      [`${closed}:not([aria-checked="true"], [data-mark="unmarked"] :first-child)`]: {
        width: 0,
        margin: 0,
        overflow: 'hidden',
        border: 0,
      },
      '&[aria-checked="true"]': { background: toneVar, borderColor: toneVar, color: color.onStatus },
      '[data-mark="unmarked"] &:first-child': { borderColor: color.border },
      '&:hover:not([aria-checked="true"], [aria-disabled="true"])': {
        background: color.line,
        color: color.text,
      },
      // An arrow at its corner: still to be sent.
      '[data-state="waiting"] &[aria-checked="true"]': { position: 'relative' },
      '[data-state="waiting"] &[aria-checked="true"]::after': {
        content: '"↑" / ""',
        position: 'absolute',
        insetBlockStart: '-6px',
        insetInlineEnd: '-6px',
        width: '20px',
        lineHeight: '20px',
        borderRadius: '10px',
        background: color.warningTint,
        color: color.warning,
        fontWeight: vars.weight.strong,
        textAlign: 'center',
      },
      '&[aria-disabled="true"]': { cursor: 'default', borderColor: 'transparent' },
      '&[aria-disabled="true"]:not([aria-checked="true"])': { color: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-checked="true"]': { ...chosenInForcedColors } },
      },
    },
  },
]);

export const more = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: '-4px',
  flexShrink: 0,
  borderRadius: vars.shape.radiusControl,
  color: color.muted,
  selectors: {
    '&:hover': { background: color.line, color: color.text },
    [opened]: { display: 'none' },
  },
});

export const busy = style({
  display: 'grid',
  placeItems: 'center',
  color: color.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const error = style({
  color: color.danger,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

/** What concerns all, at the end of the list. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.size.card}`,
});

/** The line keeps its place, so that nothing moves when something is said; above the tabs of a phone. */
export const last = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  minHeight: '68px',
  padding: vars.space[8],
  pointerEvents: 'none',
  // What holds for the whole page stands below.
  selectors: { ':root:has([data-note]) &': { paddingBottom: '52px' } },
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
});

export const said = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  maxWidth: '400px',
  minHeight: '52px',
  marginInline: 'auto',
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[16]} ${vars.space[4]}`,
  borderRadius: vars.shape.radiusCard,
  background: color.text,
  color: color.surface,
  // Seen where the browser puts its own colours in place of these.
  outline: '1px solid transparent',
  boxShadow: vars.shape.shadowFloat,
  pointerEvents: 'auto',
});

export const undo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  paddingInline: vars.space[12],
  borderRadius: vars.shape.radiusControl,
  fontWeight: vars.weight.strong,
  touchAction: 'manipulation',
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { hatched } from '../private/hatched.ts';

const { color, space, type } = vars;

/** More techniques than the screen is wide go on sideways, the names stay. */
export const frame = style({ overflowX: 'auto', overscrollBehaviorX: 'contain' });

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const edge = `1px solid ${color.line}`;
const stays = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: color.surface } as const;

export const corner = style({
  ...stays,
  padding: `${space[12]} ${vars.size.card}`,
  borderBottom: edge,
  color: color.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const technique = style({
  minWidth: '92px',
  maxWidth: '132px',
  padding: `${space[12]} ${space[8]}`,
  borderBottom: edge,
  borderInlineStart: edge,
  fontSize: type.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  textAlign: 'center',
  verticalAlign: 'bottom',
});

export const resultHead = style([
  technique,
  { minWidth: '112px', color: color.muted, fontWeight: vars.weight.regular },
]);

export const row = style({});
globalStyle(`${row}:focus-within > :is(th, td)`, { background: color.tint });

export const person = style({
  ...stays,
  width: '1%',
  padding: `${space[8]} ${vars.size.card}`,
  borderBottom: edge,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});

export const personLine = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const names = style({
  display: 'grid',
  gap: space[4],
  minWidth: '9rem',
  whiteSpace: 'nowrap',
  selectors: { '&[data-away]': { color: color.muted } },
});
export const name = style({ fontSize: type.large, fontWeight: vars.weight.medium, lineHeight: 1.2 });

export const cell = style({
  padding: space[8],
  borderBottom: edge,
  borderInlineStart: edge,
  textAlign: 'center',
});
export const awayCell = style([cell, { background: hatched, color: color.muted }]);
export const result = style([cell, { paddingInline: space[12] }]);

const byMark = (mark: string, ink: string, ground: string) => ({
  [`&[data-mark="${mark}"]`]: { background: ground, borderColor: ground, color: ink },
});
const tones = {
  ...byMark('passed', color.success, color.successTint),
  ...byMark('toImprove', color.warning, color.warningTint),
  ...byMark('failed', color.danger, color.dangerTint),
};

export const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  border: `1.5px solid ${color.border}`,
  borderRadius: '16px',
  background: color.surface,
  color: color.text,
  touchAction: 'manipulation',
  selectors: {
    ...tones,
    '&:hover:not([aria-disabled])': { borderColor: color.accent },
    '&[aria-expanded="true"]': { borderColor: color.accent, outline: `2px solid ${color.accent}` },
    '&[aria-disabled]': { cursor: 'default' },
    // An arrow at its corner: still to be sent.
    '&[data-state="waiting"]::after': {
      content: '"↑" / ""',
      position: 'absolute',
      insetBlockStart: '-7px',
      insetInlineEnd: '-7px',
      width: '20px',
      lineHeight: '20px',
      borderRadius: '10px',
      background: color.warning,
      color: color.onStatus,
      fontWeight: vars.weight.strong,
    },
    '&[data-state="error"]': { borderColor: color.danger, borderStyle: 'dashed' },
  },
});

/** Whose mark it is, where it is not one's own; it is read with the mark. */
export const initials = style({
  position: 'absolute',
  insetBlockEnd: '-6px',
  insetInlineEnd: '-6px',
  minWidth: '26px',
  paddingInline: '4px',
  borderRadius: '13px',
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
  fontSize: type.caption,
  fontWeight: vars.weight.medium,
  lineHeight: '22px',
  selectors: { ...tones, '&::before': { content: 'attr(data-of)' } },
});

export const noted = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: '6px',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: 'currentColor',
});

export const choice = style({ display: 'flex', gap: space[8] });

export const chosen = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  border: '2px solid transparent',
  borderRadius: '16px',
  background: color.subtle,
  color: color.text,
  touchAction: 'manipulation',
  selectors: {
    ...tones,
    '&[aria-pressed="true"]': { borderColor: 'currentColor' },
    '&:hover': { borderColor: color.accent },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } } },
  },
});

export const onePerson = style({
  position: 'sticky',
  insetBlockStart: vars.size.stickyTop,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${vars.size.card}`,
  borderBottom: edge,
  background: color.surface,
});

export const techniques = style({ listStyle: 'none' });

export const techniqueRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[8]} ${vars.size.card}`,
  borderBottom: edge,
  selectors: { '&[data-state="error"]': { background: color.dangerTint } },
});

export const techniqueName = style({ display: 'grid', flex: '1 1 9rem', fontWeight: vars.weight.medium });
export const under = style({
  color: color.muted,
  fontSize: type.small,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
export const group = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 });

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusCard,
  color: color.muted,
  touchAction: 'manipulation',
  selectors: Object.fromEntries(
    Object.entries(tones).map(([selector, look]) => [
      selector.replace('&', '&[aria-pressed="true"]'),
      { ...look, borderColor: 'currentColor' },
    ]),
  ),
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } } },
  },
});

export const resultLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: vars.size.card,
});

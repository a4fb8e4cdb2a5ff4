import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';
import { visuallyHidden } from '../private/visually-hidden.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  gap: vars.space[8],
});

export const step = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: {
    // The line to the next one.
    '&:not(:last-child)::after': {
      content: '',
      flex: '1 1 16px',
      minWidth: '16px',
      // A border: a background goes where the system picks the colours.
      borderTop: `1px solid ${color.border}`,
    },
    '&:last-child': { flex: '0 1 auto' },
  },
  // On a phone only the step one is at says its name, and none says more.
  '@media': { [media.phone]: { selectors: { '&:not([data-state="current"])': { flex: '0 1 auto' } } } },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  minHeight: vars.size.control,
});

export const still = style([row]);
export const button = style([
  row,
  {
    position: 'relative',
    '@media': fingerTarget(8),
    borderRadius: vars.shape.radiusControl,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] &': {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
    '[data-state="done"] &': { borderColor: color.accent, color: color.accent },
    '[data-state="error"] &': { borderColor: color.danger, color: color.danger },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state="current"] &': chosenInForcedColors } },
  },
});

export const text = style({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.3,
  color: color.muted,
  selectors: {
    '[data-state="current"] &': { color: color.text, fontWeight: vars.weight.medium },
    '[data-state="done"] &': { color: color.text },
    '[data-state="error"] &': { color: color.danger },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '[aria-current="step"] &': { flexShrink: 0 },
        ':not([aria-current]) > * > &': visuallyHidden,
      },
    },
  },
});

export const description = style({
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.regular,
  '@media': { [media.phone]: visuallyHidden },
});

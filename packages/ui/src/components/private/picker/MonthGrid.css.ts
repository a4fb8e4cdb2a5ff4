import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';
import { chosenInForcedColors } from '../forced-colors.ts';
import { input } from '../input.css.ts';

const { color } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[8],
});
/** The month and the year: a birthday is found in two presses. */
export const choice = style([input, { width: 'auto', paddingInline: vars.space[8] }]);

export const grid = style({ width: '100%' });

export const weekday = style({
  paddingBottom: vars.space[4],
  color: color.muted,
  fontSize: vars.type.caption,
  textAlign: 'center',
});

export const cell = style({
  padding: '1px 0',
  selectors: {
    '&[data-in-range]': {
      background: color.tint,
      '@media': { [media.forcedColors]: { borderBlock: '2px solid Highlight' } },
    },
    '&[data-in-range="start"]': {
      borderStartStartRadius: vars.shape.radiusControl,
      borderEndStartRadius: vars.shape.radiusControl,
    },
    '&[data-in-range="end"]': {
      borderStartEndRadius: vars.shape.radiusControl,
      borderEndEndRadius: vars.shape.radiusControl,
    },
  },
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  // Of the narrowest phone a seventh.
  minWidth: `min(${vars.size.control}, (100vw - 48px) / 7)`,
  height: vars.size.control,
  border: '1px solid transparent',
  borderRadius: vars.shape.radiusControl,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: color.subtle },
    '&[data-outside]': { color: color.muted },
    '&[aria-current="date"]': { borderColor: color.accent, fontWeight: vars.weight.strong },
    '[data-in-range] > &': { color: color.onTint },
    '[data-in-range] > &:hover': { background: color.tintHover },
    '&[aria-pressed="true"], [data-in-range] > &[aria-pressed="true"]': {
      background: color.accent,
      color: color.onAccent,
    },
    '&[aria-disabled="true"]': {
      color: color.muted,
      textDecoration: 'line-through',
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-current="date"]': { borderColor: 'CanvasText' },
        '&[aria-pressed="true"]': chosenInForcedColors,
      },
    },
  },
});

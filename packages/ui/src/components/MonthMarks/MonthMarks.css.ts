import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const grid = style({ width: '100%', tableLayout: 'fixed' });

export const weekday = style({
  paddingBottom: vars.space[4],
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const cell = style({ padding: '1px' });

export const day = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: '52px',
  border: '1px solid transparent',
  borderRadius: vars.shape.radiusControl,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[data-off]': { background: color.subtle },
    '&[data-outside]': { color: color.muted },
    '&[aria-current="date"]': { borderColor: color.accent, fontWeight: vars.weight.strong },
    '&[aria-pressed="true"]': {
      background: color.tint,
      borderColor: color.accent,
      color: color.onTint,
      fontWeight: vars.weight.strong,
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

/** Days without any are as high as those with some. */
export const marks = style({ display: 'flex', justifyContent: 'center', gap: '3px', height: '9px' });

const anyMark = style({
  boxSizing: 'border-box',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-look="yes"]': { background: 'currentColor' },
    // A ring that is struck through.
    '&[data-look="no"]': {
      background: 'linear-gradient(-45deg, transparent 42%, currentColor 42% 58%, transparent 58%)',
      borderWidth: '1px',
    },
    '&[data-look="off"]': { alignSelf: 'center', height: '2px', borderWidth: '1px', borderRadius: 0 },
  },
});
export const plain = style([anyMark, { color: color.accent }]);
export const mark = styleVariants(groupHues, (_angle, name) => [
  anyMark,
  hue[name],
  { color: groupColor.mark },
]);

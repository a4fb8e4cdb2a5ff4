import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = style({ display: 'flex', alignItems: 'stretch', gap: vars.space[8] });

export const well = style({
  flexShrink: 0,
  width: '48px',
  minHeight: vars.size.control,
  padding: '3px',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': {
      border: 0,
      borderRadius: `max(0px, calc(${vars.shape.radiusControl} - 4px))`,
    },
    '&::-moz-color-swatch': { border: 0 },
    '&:disabled': { cursor: 'not-allowed' },
    '&[data-read-only]': { background: color.subtle, cursor: 'default' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});

export const code = style({ maxWidth: '9em', fontVariantNumeric: 'tabular-nums' });

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const swatch = style({
  width: '28px',
  height: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusTag,
  forcedColorAdjust: 'none',
  selectors: {
    '&[aria-pressed="true"]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': { [media.finger]: { width: '44px', height: '44px' } },
});

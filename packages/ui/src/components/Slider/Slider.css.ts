import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '20px',
  height: '20px',
  marginTop: '-8px',
  border: `5px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'grab',
} as const;
const groove = { height: '4px', borderRadius: '2px', background: color.border } as const;

export const slider = style({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  height: vars.size.control,
  margin: 0,
  background: 'none',
  borderRadius: vars.shape.radiusControl,
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': { ...thumb, marginTop: 0 },
    '&::-webkit-slider-runnable-track': groove,
    '&::-moz-range-track': groove,
    '&::-moz-range-progress': { ...groove, background: color.accent },
    '&:disabled::-webkit-slider-thumb': { borderColor: color.muted, cursor: 'not-allowed' },
    '&[aria-readonly="true"]::-webkit-slider-thumb': { borderColor: color.muted, cursor: 'default' },
    '&:disabled::-moz-range-thumb': { borderColor: color.muted, cursor: 'not-allowed' },
    '&[aria-readonly="true"]::-moz-range-thumb': { borderColor: color.muted, cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The value is as wide as the widest, so that the groove keeps its length. */
export const value = style({
  minWidth: '4ch',
  textAlign: 'end',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

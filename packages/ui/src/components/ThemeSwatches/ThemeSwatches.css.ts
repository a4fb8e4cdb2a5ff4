import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { tickShape } from '../Checkbox/Checkbox.css.ts';

const { color } = vars;

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Of the dot, on the part of the page under the bar. */
export const dotCentre = 'calc(50% + 5px)';

/** A small picture of the theme, in its own colours. */
export const swatch = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:checked': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    // In the page's colour of that theme, which stands out from its accent.
    '&:checked::before': {
      content: '',
      position: 'relative',
      top: '5px',
      width: '12px',
      height: '12px',
      background: 'currentColor',
      clipPath: tickShape,
    },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:checked': { outlineColor: 'Highlight' } } },
  },
});

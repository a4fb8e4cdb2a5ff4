import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** A small picture of the theme, in its own colours. */
export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  overflow: 'hidden',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
});

/** Of the dot, on the part of the page under the bar. */
export const dotCentre = 'calc(50% + 5px)';

/** In the page's colour of that theme, which stands out from its accent. */
export const tick = style({ position: 'relative', top: '5px', display: 'grid' });

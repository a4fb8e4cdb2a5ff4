import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const stars = style({ display: 'flex', width: 'fit-content' });

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: vars.size.control,
  borderRadius: vars.shape.radiusControl,
  color: color.border,
  cursor: 'pointer',
  transition: `color ${vars.motion.hover}`,
  selectors: {
    '&[data-filled]': { color: color.accent },
    '&:hover': { color: color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.muted },
    '[aria-readonly="true"] &': { cursor: 'default', color: color.muted },
  },
  '@media': {
    [media.finger]: { width: '44px' },
    [media.forcedColors]: {
      selectors: { '&[data-filled]': { color: 'Highlight' }, '&:has(:disabled)': { color: 'GrayText' } },
    },
  },
});

globalStyle(`${star}[data-filled] path`, { fill: 'currentColor' });

import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const run = keyframes({ from: { backgroundPositionX: '-60%' }, to: { backgroundPositionX: '160%' } });
const radius = '4px';

export const progress = style({ display: 'grid', gap: vars.space[4] });

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] });
export const value = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

const track = (background: string) => ({
  background,
  selectors: { '&::-webkit-progress-bar': { background } },
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: radius,
  overflow: 'hidden',
  background: color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    // Nobody knows how far it is: something moves, and fills nothing.
    '&:indeterminate': {
      background: `linear-gradient(${color.accent}, ${color.accent}) no-repeat 0 0 / 40% 100%, ${color.line}`,
      animation: `${run} 1.6s ${vars.motion.ease} infinite alternate`,
    },
    '&:indeterminate::-webkit-progress-bar': { background: 'transparent' },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.accent, borderRadius: radius },
    '&::-moz-progress-bar': { background: color.accent, borderRadius: radius },
    '&[data-tone="success"]::-webkit-progress-value': { background: color.success },
    '&[data-tone="success"]::-moz-progress-bar': { background: color.success },
  },
  '@media': {
    [media.lessMotion]: {
      selectors: { '&:indeterminate': { animation: 'none', backgroundSize: '100% 100%' } },
    },
    [media.moreContrast]: { outline: `1px solid ${color.border}`, ...track(color.surface) },
    [media.forcedColors]: {
      outline: '1px solid CanvasText',
      selectors: {
        '&[data-tone]::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-tone]::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

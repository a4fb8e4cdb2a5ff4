import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const room = style({ display: 'block', width: '100%', maxWidth: '208px', overflow: 'visible' });

const laid = keyframes({ from: { transform: 'translateY(-10px)', opacity: 0 } });

export const mat = style({
  selectors: { '&[data-state="laid"]': { animation: `${laid} ${vars.motion.drawer} ease-out` } },
});

/** Straw: half-way from the surface to a green yellow, in the light and in the dark. */
export const straw = style({
  fill: 'none',
  stroke: color.border,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  selectors: {
    '[data-state="laid"] > &': {
      fill: `color-mix(in oklab, oklch(80% .11 112) 40%, ${color.surface})`,
      stroke: 'none',
    },
    '[data-state="current"] > &': { fill: color.fill, stroke: 'none' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state="current"] > &': { fill: 'Highlight' } } },
  },
});

export const bands = style({ fill: `color-mix(in oklab, ${color.accent} 65%, ${color.text})` });

export const word = style({
  fill: color.muted,
  fontSize: '13px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  selectors: {
    '[data-state="laid"] > &': { fill: color.text, fontWeight: vars.weight.medium },
    '[data-state="current"] > &': { fill: color.onFill, fontWeight: vars.weight.strong },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state="current"] > &': { fill: 'HighlightText' } } },
  },
});

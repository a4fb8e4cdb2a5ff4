import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const indicator = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const press = style([
  indicator,
  {
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text } },
  },
]);

const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  forcedColorAdjust: 'none',
});

/** The warning's hue is as dark as its words must be; a mark with a ring may be as bright as its name. */
const yellow = `oklch(from ${vars.color.warning} .84 .17 92)`;

/** The dot is grey, green, red or yellow; full, hollow or half, for those who don’t see the colours. */
export const state = styleVariants({
  none: [dot, { color: vars.color.border }],
  open: [dot, { color: vars.color.success, background: 'currentColor' }],
  closed: [dot, { color: vars.color.danger }],
  mixed: [
    dot,
    { color: vars.color.warning, background: `linear-gradient(90deg, ${yellow} 50%, transparent 50%)` },
  ],
});

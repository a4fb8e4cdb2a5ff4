import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { rim } from '../private/belt-rim.css.ts';

export const badge = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.muted,
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
});

export const belt = style({ width: '40px', height: '16px', flexShrink: 0 });

/** The edge is thicker than on a large one, in which it would be a hair. */
export const cloth = style({
  stroke: rim,
  strokeWidth: 0.8,
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
});

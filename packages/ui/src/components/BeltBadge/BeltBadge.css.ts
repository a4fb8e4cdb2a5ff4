import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const badge = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.muted,
  fontSize: vars.type.small,
  whiteSpace: 'nowrap',
});

export const belt = style({ width: '26px', height: '14px', flexShrink: 0 });

/** A white belt on a white card and a black one on a dark card still show their outline. */
export const cloth = style({ stroke: vars.color.border, strokeWidth: 1, forcedColorAdjust: 'none' });

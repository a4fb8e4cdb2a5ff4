import { style, styleVariants } from '@vanilla-extract/css';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import { groupHues } from '../../theme/groups.ts';
import { vars } from '../../theme/vars.css.ts';

export const table = style({ width: '100%' });

export const name = style({
  width: '1%',
  maxWidth: '11rem',
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[12],
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = style({ paddingBlock: vars.space[8] });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

/** The longest bar fills it. */
export const picture = style({ flex: '1 1 0', minWidth: 0, height: '18px', borderRadius: '3px' });
const anyBar = style({ forcedColorAdjust: 'none' });
export const plain = style([anyBar, { fill: vars.color.accent }]);
export const bar = styleVariants(groupHues, (_angle, name) => [anyBar, hue[name], { fill: groupColor.fill }]);

export const value = style({
  minWidth: '2.2rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

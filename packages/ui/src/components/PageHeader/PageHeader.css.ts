import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[16]}`,
});

export const titles = style({ flex: '1 1 16em', minWidth: 0, display: 'grid', gap: vars.space[4] });

export const back = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: 'fit-content',
  marginInlineStart: '-4px',
  borderRadius: vars.shape.radiusTag,
  color: vars.color.muted,
  fontSize: vars.type.small,
  ':hover': { color: vars.color.text },
  '@media': fingerTarget(12),
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const description = style({ color: vars.color.muted, textWrap: 'balance' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

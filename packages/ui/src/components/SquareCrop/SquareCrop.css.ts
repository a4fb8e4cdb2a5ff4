import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const crop = style({ display: 'grid', gap: vars.space[16], justifyItems: 'center' });

/** What a face will show: faces are round. */
export const frame = style({
  width: 'min(100%, 18rem)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color.tint,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  cursor: 'move',
  touchAction: 'none',
});

export const zoom = style({ width: 'min(100%, 22rem)' });

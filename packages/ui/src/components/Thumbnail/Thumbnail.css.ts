import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const thumbnail = style({
  position: 'relative',
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  width: '48px',
  height: '28px',
  borderRadius: vars.shape.radiusTag,
  background: color.subtle,
  color: color.muted,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

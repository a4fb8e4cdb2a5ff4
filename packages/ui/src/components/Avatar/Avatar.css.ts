import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const avatar = style({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.tint,
  color: vars.color.onTint,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
});

export const size = styleVariants({
  small: [avatar, { width: '28px', height: '28px', fontSize: '11px' }],
  medium: [avatar, { width: '36px', height: '36px', fontSize: '13px' }],
  large: [avatar, { width: '64px', height: '64px', fontSize: '22px' }],
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const logo = style({
  display: 'inline-flex',
  // The name is seen whole or not at all: where there is no room for it, it goes to a second line.
  flexWrap: 'wrap',
  overflow: 'hidden',
  alignItems: 'center',
  gap: vars.space[8],
  maxWidth: '100%',
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  borderRadius: vars.shape.radiusTag,
});

export const size = styleVariants({
  medium: [logo, { fontSize: vars.type.large, height: '44px', paddingBlock: '8px' }],
  large: [logo, { fontSize: vars.type.title2, gap: vars.space[12], height: '40px' }],
});

export const mark = styleVariants({
  medium: { width: '28px', height: '28px', flexShrink: 0, borderRadius: vars.shape.radiusTag },
  large: { width: '40px', height: '40px', flexShrink: 0, borderRadius: vars.shape.radiusTag },
});

export const ground = style({ fill: vars.color.fill });
export const seams = style({ stroke: vars.color.onFill, strokeWidth: 1.5, strokeLinecap: 'round' });

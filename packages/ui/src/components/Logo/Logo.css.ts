import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';

const logo = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxWidth: '100%',
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '-.015em',
  borderRadius: vars.shape.radiusTag,
  '@media': fingerTarget(8),
});

export const size = styleVariants({
  medium: [logo, { fontSize: vars.type.large }],
  large: [logo, { fontSize: vars.type.title2, gap: vars.space[12] }],
});

export const mark = styleVariants({
  medium: { width: '28px', height: '28px', flexShrink: 0 },
  large: { width: '40px', height: '40px', flexShrink: 0 },
});

export const ground = style({ fill: vars.color.fill });
export const seams = style({ stroke: vars.color.onFill, strokeWidth: 1.5, strokeLinecap: 'round' });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

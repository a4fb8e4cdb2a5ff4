import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const icon = style({ display: 'inline-block', flexShrink: 0, verticalAlign: '-.2em' });

export const size = styleVariants({
  /** A little larger than the text beside it. */
  text: [icon, { width: '1.25em', height: '1.25em' }],
  small: [icon, { width: '16px', height: '16px' }],
  medium: [icon, { width: '20px', height: '20px' }],
  large: [icon, { width: '24px', height: '24px' }],
  hero: [icon, { width: '40px', height: '40px', strokeWidth: 1.25 }],
});

export const mirrored = style({ transform: `scaleX(${vars.forward})` });

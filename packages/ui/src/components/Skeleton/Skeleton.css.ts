import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  background: vars.color.line,
  borderRadius: vars.shape.radiusTag,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.lessMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  /** A text is as tall as a line, bar its leading. */
  text: [skeleton, { height: '.75em', marginBlock: '.375em' }],
  heading: [skeleton, { height: vars.type.title2, marginBlock: '.25em' }],
  control: [skeleton, { height: vars.size.control, borderRadius: vars.shape.radiusControl }],
  block: [skeleton, { height: '160px', borderRadius: vars.shape.radiusCard }],
  circle: [skeleton, { width: '36px', height: '36px', borderRadius: '50%', flexShrink: 0 }],
});

export const width = styleVariants({
  full: { width: '100%' },
  long: { width: '75%' },
  medium: { width: '50%' },
  short: { width: '25%' },
});

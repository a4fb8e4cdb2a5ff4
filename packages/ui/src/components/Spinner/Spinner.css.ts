import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '1.15em',
  height: '1.15em',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    [media.lessMotion]: { animationDuration: '3s' },
    [media.forcedColors]: { borderColor: 'GrayText', borderTopColor: 'CanvasText' },
  },
});

import { media } from '../../theme/media.ts';

/**
 * What is drawn smaller than a fingertip takes the press around it too, so many pixels beyond its border. The element has
 * to be positioned.
 */
export const fingerTarget = (beyond: number) =>
  ({
    [media.finger]: {
      '::after': { content: '', position: 'absolute', inset: `${-beyond}px` },
    },
  }) as const;

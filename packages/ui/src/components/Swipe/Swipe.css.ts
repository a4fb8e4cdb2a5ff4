import { style } from '@vanilla-extract/css';

/** Up and down the page moves; sideways the finger is ours. */
export const area = style({ touchAction: 'pan-y pinch-zoom' });

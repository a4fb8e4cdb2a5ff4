import { style } from '@vanilla-extract/css';

/** What a finger moves up and down with the page; sideways it is the component’s. */
export const area = style({ touchAction: 'pan-y pinch-zoom' });

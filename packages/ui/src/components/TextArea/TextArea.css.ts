import { style } from '@vanilla-extract/css';

/** The area grows with its text where the browser can. */
export const area = style({ resize: 'vertical', fieldSizing: 'content', maxHeight: '24lh' });

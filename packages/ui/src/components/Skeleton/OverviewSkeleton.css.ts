import { style } from '@vanilla-extract/css';
import { skeleton } from './Skeleton.css.ts';

/** On a phone, where the figures stand by twos, it is higher. */
export const overview = style([skeleton, { height: 'clamp(35rem, 8000px - 999vw, 47rem)' }]);

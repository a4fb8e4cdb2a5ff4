import { style } from '@vanilla-extract/css';
import { skeleton } from './Skeleton.css.ts';

/** The overview is higher on a phone, where the figures stand by twos. */
export const overview = style([skeleton, { height: 'clamp(35rem, 8000px - 999vw, 47rem)' }]);

import { style } from '@vanilla-extract/css';

export const preview = style({ flexBasis: '100%' });

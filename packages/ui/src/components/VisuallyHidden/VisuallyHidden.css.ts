import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../private/visually-hidden.ts';

export const hidden = style(visuallyHidden);

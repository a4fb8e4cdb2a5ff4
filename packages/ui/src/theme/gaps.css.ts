import { styleVariants } from '@vanilla-extract/css';
import { space } from './tokens.ts';
import { vars } from './vars.css.ts';

/** One class a step of the spacing scale, for the components that own the space between things. */
export const gap = styleVariants(space, (_pixels, step) => ({ gap: vars.space[step] }));

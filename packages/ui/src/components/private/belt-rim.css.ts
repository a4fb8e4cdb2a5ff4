import { vars } from '../../theme/vars.css.ts';

/** Where a belt ends: a white one shows it on a light ground, a black one on a dark ground. A stylesheet of no rule: the name of the colour is written when it is built. */
export const rim = `color-mix(in oklab, currentColor 45%, ${vars.color.text})`;

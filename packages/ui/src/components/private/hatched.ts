import { vars } from '../../theme/vars.css.ts';

/** The ground of what will not take place; its text stands on plain ground. */
export const hatched = `repeating-linear-gradient(-45deg, color-mix(in srgb, currentColor 35%, transparent) 0 1px, transparent 1px 7px) ${vars.color.surface}`;

import { vars } from '../../theme/vars.css.ts';

/** The gap between the things in the line of a page's title. */
export const titleGap = vars.space[12];

/** How wide a question mark is, in pixels. */
export const helpSize = 20;

/** How far it stands from what is before and behind it, in pixels. */
export const helpGap = 6;

/** What the title of a page keeps for it at its end, in pixels. */
export const helpRoom = helpGap + helpSize + helpGap;

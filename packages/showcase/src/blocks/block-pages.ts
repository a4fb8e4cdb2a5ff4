import type { ShowcasePage } from '../area.ts';

/** The template blocks of spec §2. */
export const blockPages: readonly ShowcasePage[] = [];

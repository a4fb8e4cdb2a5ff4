import type { ShowcasePage } from '../area.ts';

/** What pages are made of, below the components. */
export const utilityPages: readonly ShowcasePage[] = [];

import type { ShowcasePage } from '../area.ts';

/** What somebody reads who builds a page. */
export const documentationPages: readonly ShowcasePage[] = [];

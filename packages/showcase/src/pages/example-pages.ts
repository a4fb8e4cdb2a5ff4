import type { ShowcasePage } from '../area.ts';

/** Whole pages of the kinds that any program has. */
export const examplePages: readonly ShowcasePage[] = [];

import { first, pages } from 'virtual:book';
import { placeOf } from '../groups.ts';
import type { PageFacts } from '../reading/facts.ts';

const byPlace = new Map(pages.map((page) => [placeOf(page.title), page]));

/** The page of a component, by the title of its stories or by its name alone. */
export const pageOf = (title: string): PageFacts | undefined => byPlace.get(placeOf(title));

export { first, pages };

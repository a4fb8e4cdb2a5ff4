import type { Language } from '@tatami/web-runtime/languages';
import type { LandingData, Section } from '../../../api/src/site/landing-data.ts';
import type { Text } from '../texts.ts';

/** A section that has something to show, with where it is found on the page. */
export interface ShownPart {
  section: Section;
  id: string;
}

/** The number of ways in that the head has room for. */
const WAYS = 8;
/** The length of a heading of the club’s own that can be one, in characters. */
const LONGEST_WAY = 22;

const hasWords = ({ title, text }: Section): boolean => Boolean(title.pl || title.en || text.pl || text.en);

/** Whether there is anything to show of a section: what there is nothing of is left out. */
const isThere: Record<Section['kind'], (data: LandingData, section: Section) => boolean> = {
  hero: () => true,
  timetable: () => true,
  instructors: ({ instructors }) => instructors.length > 0,
  road: ({ road }) => road.length > 1,
  places: ({ places }) => places.length > 0,
  firstClass: () => true,
  prices: ({ prices }) => prices.length > 0,
  news: ({ news }) => news.length > 0,
  contact: ({ contact }, section) =>
    hasWords(section) || Object.values(contact).some((each) => each !== null && each.length > 0),
  text: (_, section) => hasWords(section) || section.picture !== null,
};

/** Gives the sections that the page shows, in the club’s order. */
export function shownParts(data: LandingData): ShownPart[] {
  let own = 0;
  return data.sections.flatMap((section) => {
    if (!isThere[section.kind](data, section)) return [];
    if (section.kind !== 'text')
      return [{ section, id: section.kind === 'firstClass' ? 'first' : section.kind }];
    own += 1;
    return [{ section, id: `text-${own}` }];
  });
}

/** What the head of the page leads to. */
export function waysIn(data: LandingData, t: Text, language: Language): { id: string; label: string }[] {
  return shownParts(data)
    .flatMap(({ section: { kind, title }, id }) => {
      if (kind === 'hero' || kind === 'firstClass') return [];
      if (kind !== 'text') return [{ id, label: t(`nav.${kind}`) }];
      const own = title[language] ?? title.pl ?? '';
      return own !== '' && own.length <= LONGEST_WAY ? [{ id, label: own }] : [];
    })
    .slice(0, WAYS);
}

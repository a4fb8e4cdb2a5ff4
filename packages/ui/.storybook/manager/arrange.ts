import { firstPages, groups, otherPages, ownPages, placeOf, supersededPages, wholePages } from '../groups.ts';
import type { SearchFacts } from '../reading/facts.ts';
import type { Language } from '../say.ts';

interface RawEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** The list of all pages and stories, as Storybook writes it. */
export interface RawIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, RawEntry>>;
}

/** What has been given its place in the book; nothing else is listed. */
const arranged = 'arranged';
export const isArranged = ({ tags }: { tags?: readonly string[] }): boolean =>
  tags?.includes(arranged) ?? false;

/**
 * The same list in the order of the book, under the names of its groups in a language. Each page can be found by what it is
 * for, and by what others call it. The stories stay in the list, so that their addresses lead to them, but in no sight.
 */
export function arrange(
  { v, entries }: RawIndex,
  facts: readonly SearchFacts[],
  language: Language,
): RawIndex {
  const byId = new Map(facts.map((each) => [each.docsId, each]));
  const all = Object.values(entries);
  const docs = new Map(
    all.filter(({ type }) => type === 'docs').map((entry) => [placeOf(entry.title), entry]),
  );
  const shown = new Map<string, object>();
  const put = (entry: RawEntry | undefined, group: string | undefined, place: string) => {
    if (!entry) return;
    const own = ownPages[place]?.[language];
    const { purpose = null, alias = [], isNew = false } = byId.get(entry.id) ?? {};
    const said = [purpose?.[language], purpose?.[language === 'pl' ? 'en' : 'pl'], ...alias];
    const name = own ?? place;
    shown.set(entry.id, {
      ...entry,
      title: group ? `${group}/${name}` : name,
      name,
      tags: [...(entry.tags ?? []), arranged, ...(isNew ? ['new'] : [])],
      anchors: said.filter(Boolean).map((title, at) => ({ id: `sought-${at}`, title })),
    });
    docs.delete(place);
  };
  for (const place of firstPages) put(docs.get(place), undefined, place);
  for (const { name, pages } of groups)
    for (const place of pages) put(docs.get(place), name[language], place);
  for (const place of supersededPages) docs.delete(place);
  for (const [place, entry] of docs) put(entry, otherPages[language], place);
  for (const entry of all) {
    if (shown.has(entry.id)) continue;
    const isWhole = entry.title.startsWith('Pages/');
    const title = isWhole ? `${wholePages[language]}/${placeOf(entry.title)}` : entry.title;
    shown.set(entry.id, isWhole ? { ...entry, title, tags: [...(entry.tags ?? []), arranged] } : entry);
  }
  return { v, entries: Object.fromEntries(shown) as RawIndex['entries'] };
}

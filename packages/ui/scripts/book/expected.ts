import type { SearchFacts } from '../../.storybook/reading/facts.ts';

/** A page of the book, and what the sources say stands on it. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** The number of its parts; a page of words has none. */
  readonly tabs: number;
  /** The stories drawn on it, by their ids. */
  readonly stories: readonly string[];
  /** How many props each of its tables has. */
  readonly props: Readonly<Record<string, number>>;
}

/** What is built, as its files say it. */
export interface Built {
  readonly index: { readonly entries: Readonly<Record<string, Entry>> };
  readonly facts: readonly SearchFacts[];
  readonly props: Readonly<Record<string, Page['props']>>;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** The pages of the book. Its index knows the stories of each, the guides and the sources their parts. */
export function pagesOf({ index, facts, props }: Built): Page[] {
  const entries = Object.values(index.entries);
  const stories = Map.groupBy(
    entries.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs')),
    ({ title }) => title,
  );
  return entries
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => {
      const { unit = '', purpose = null } = facts.find(({ docsId }) => docsId === id) ?? {};
      const own = stories.get(title)?.map((story) => story.id) ?? [];
      const tables = props[unit] ?? {};
      const tabs = own.length > 0 ? 1 + (purpose ? 2 : 0) + (Object.keys(tables).length > 0 ? 2 : 0) : 0;
      return { id, title, tabs, stories: own, props: tables };
    });
}

/** What a component lacks that each must have: a page, a guide, and props that were read. */
export function lacksOf({ index, facts, props }: Built): string[] {
  return facts.flatMap(({ docsId, name, unit, purpose }) => [
    ...(index.entries[docsId] ? [] : [`${name} has no page`]),
    ...(name !== unit || purpose ? [] : [`${name} has no guide`]),
    ...(name !== unit || Object.keys(props[unit] ?? {}).length > 0 ? [] : [`${name} has no props`]),
  ]);
}

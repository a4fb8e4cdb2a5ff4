import { useEffect, useState } from 'react';
import type { Person, TableOfPeople } from './Face.tsx';

/** The pictures of several people, by their ids, each as soon as it is there; until then, or without one, initials do. */
export function useFaces(
  table: TableOfPeople,
  people: readonly Pick<Person, 'id' | 'picture'>[] | undefined,
): ReadonlyMap<string, string> {
  const [sources, setSources] = useState<ReadonlyMap<string, string>>(new Map());
  // Other rows may have the same pictures.
  const all = people?.flatMap(({ id, picture }) => (picture ? `${id}/${picture}` : [])).join();
  useEffect(() => {
    if (all)
      import('./pictures.ts').then(
        ({ showAll }) => showAll(table, all, setSources),
        // Without a network the initials stay.
        () => {},
      );
  }, [table, all]);
  return sources;
}

import { useEffect, useState } from 'react';
import type { Roster } from './roster-query.ts';

/** The pictures of those on the roll, by student, each as soon as it is there. */
export function useRosterPictures(roster: Roster | undefined): ReadonlyMap<string, string> {
  const [sources, setSources] = useState<ReadonlyMap<string, string>>(new Map());
  // Marks make another roster, of the same pictures.
  const pictured = roster?.students.flatMap(({ student, picture }) =>
    picture ? `${student}/${picture}` : [],
  );
  const all = pictured?.join();
  useEffect(() => {
    if (all)
      import('@tatami/tables/pictures').then(
        ({ showAll }) => showAll('student', all, setSources),
        // Without a network the initials stay.
        () => {},
      );
  }, [all]);
  return sources;
}

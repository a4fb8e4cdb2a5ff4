import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useViewer } from '@tatami/tables/viewer';
import { useDeferredValue, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { clubToday } from '../../../lib/club/club-zone.ts';
import { usualEnds } from '../../../lib/club/training/usual-ends.ts';
import { placesQuery, seriesQuery, usersQuery } from '../first-run-queries.ts';
import { useKeptText } from '../use-kept-text.ts';
import { answered, type Question, questionsIn, readTimetable, seriesOf } from './read-timetable.ts';

/** What a line can't be without: nothing wrong, as long as it is still being written. */
const notYet = new Set(['noDays', 'noHours', 'noEnd', 'noTitle', 'noPlace']);

/** The timetable as it is typed, what is understood of it at every key, and the way to store it. */
export function useTimetable() {
  const { whoami } = useViewer();
  const [text, setText] = useKeptText('timetable');
  const today = clubToday();
  const [end, setEnd] = useState(() => usualEnds(today).find(({ name }) => name === 'season')?.day ?? today);
  const [isAsked, setAsked] = useState(false);
  const places = useQuery(placesQuery).data ?? [];
  const users = useQuery(usersQuery).data ?? [];
  const stored = useQuery(seriesQuery).data ?? [];
  const read = useDeferredValue(text);
  const known = {
    places,
    leaders: users.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
  };
  const lines = readTimetable(read, known, stored);
  const last = lines.length - 1;
  const faults = lines.flatMap((each, line) =>
    (each?.faults ?? [])
      .filter((fault) => isAsked || line < last || !notYet.has(fault))
      .map((fault) => ({ line, fault })),
  );
  const questions = questionsIn(lines);
  const good = lines.flatMap((each) => (each && each.faults.length === 0 ? [each] : []));

  /** Stores all lines, or none; days off of the years that they reach into are left out. @throws {ClubApiError} */
  async function save(): Promise<boolean> {
    setAsked(true);
    const now = readTimetable(text, known, stored);
    if (questionsIn(now).length > 0 || now.some((each) => each && each.faults.length > 0)) return false;
    const series = now.flatMap((each) => {
      const draft = each && seriesOf(each, { from: today, to: end, leader: whoami.id });
      return draft ? [draft] : [];
    });
    if (series.length === 0) return true;
    for (let year = Number(today.slice(0, 4)); year <= Number(end.slice(0, 4)); year += 1)
      dataOf(await club.api.POST('/day-off/fill-public-holidays', { body: { year } }));
    await club.table('training-series').batch({ save: series });
    setText('');
    setAsked(false);
    await refreshTables('training-series', 'training', 'day-off');
    return true;
  }

  return {
    ...{ text, setText, end, setEnd, lines, faults, questions, good, stored, today, save },
    answer: (question: Question, name: string) => setText(answered(text, question, name)),
    isEmpty: text.trim() === '',
  };
}

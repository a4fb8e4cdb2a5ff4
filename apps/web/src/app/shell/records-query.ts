import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';
import { instantOf } from '../../lib/club/club-time.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import type { HasRight } from '../../lib/rights.ts';

/** How many of a kind are found: who seeks more has the list of that kind. */
const size = 5;

/** The records whose page the person may see, found by what is typed; trainings from today on. */
export function recordsQuery(q: string, has: HasRight) {
  const isAdmin = has('Menu:Administration4Admin');
  return queryOptions({
    queryKey: ['palette', q],
    queryFn: async ({ signal }) => {
      const find = { q, size };
      const fromToday = { 'startsAt.gte': instantOf(clubToday(), '00:00', clubTimeZone()) };
      const [students, trainings, workplaces, users] = await Promise.all([
        has('Student:Read') ? club.table('student').list(find, { signal }) : null,
        has('Training:Read')
          ? club.table('training').list({ ...find, ...fromToday, sort: 'startsAt,asc' }, { signal })
          : null,
        isAdmin ? club.table('workplace').list(find, { signal }) : null,
        isAdmin && has('User:Read') ? club.table('user').list(find, { signal }) : null,
      ]);
      return {
        students: students?.results ?? [],
        trainings: trainings?.results ?? [],
        workplaces: workplaces?.results ?? [],
        users: users?.results ?? [],
      };
    },
  });
}

import { instantOf } from '../../lib/club/club-time.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { describeSought } from '../../lib/table/describe-place.ts';

/** Trainings from today on. */
export const sought = describeSought('training', {
  note: ({ startsAt, workplaceName }, { format }) =>
    `${format.dateOf(startsAt, 'weekday')}, ${format.time(startsAt)} · ${workplaceName}`,
  query: () => ({
    'startsAt.gte': instantOf(clubToday(), '00:00', clubTimeZone()),
    sort: 'startsAt,asc' as const,
  }),
});

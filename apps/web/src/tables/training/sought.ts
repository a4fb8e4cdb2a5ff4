import { describeSought } from '@tatami/tables/describe-place';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';

/** Trainings from today on. */
export const sought = describeSought('training', {
  alsoCalled: ({ title, startsAt }, { timeZone }) => [
    `${title} ${localDate(startsAt, timeZone)} ${localTime(startsAt, timeZone)}`,
  ],
  note: ({ startsAt, workplaceName }, { format }) =>
    `${format.dateOf(startsAt, 'weekday')}, ${format.time(startsAt)} · ${workplaceName}`,
  query: () => ({
    'startsAt.gte': instantOf(clubToday(), '00:00', clubTimeZone()),
    sort: 'startsAt,asc' as const,
  }),
});

import { instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';

/** Today's trainings, also those that are over, and the next ones. */
export function comingTrainings(today: LocalDate, timeZone: string) {
  return { 'startsAt.gte': instantOf(today, '00:00', timeZone), sort: 'startsAt,asc', size: 40 } as const;
}

import { instantOf, type LocalDate } from '../club-time.ts';

/** Today's trainings, also those that are over, and the next ones. The head script asks for them too. */
export function comingTrainings(today: LocalDate, timeZone: string) {
  return { 'startsAt.gte': instantOf(today, '00:00', timeZone), sort: 'startsAt,asc', size: 40 } as const;
}

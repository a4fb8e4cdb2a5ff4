import { addYears, clubDay } from '../../club-time.ts';
import type { WriteContext } from '../../table/definition.ts';

/** The age of majority, in years. */
const OF_AGE = 18;

/** Whether they have yet to come of age, by the club's day; of whom the date of birth is not known nobody says so. */
export const isMinor = (
  { now, config }: WriteContext,
  { birthDate }: { birthDate?: string | null },
): boolean => Boolean(birthDate) && clubDay(now, config.clubTimezone) < addYears(birthDate ?? '', OF_AGE);

/** SQL: the same of a student, by `:today`. */
export const minority = (student: string): string =>
  `coalesce(${student}.birth_date + interval '${OF_AGE} years' > :today, false)`;

import { addDays, type Instant, instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { clubTimeZone, clubToday } from '../../../lib/club/club-zone.ts';

/** How long a token works, in days from today; or to a day that is chosen. */
const daysOf = { month: 30, quarter: 90, year: 365 } as const;

export type Lifetime = keyof typeof daysOf | 'day';

/** The lifetimes that the club allows. @param most the number of days, of which today is the first */
export const lifetimes = (most: number): Lifetime[] => [
  ...(Object.keys(daysOf) as (keyof typeof daysOf)[]).filter((each) => daysOf[each] <= most),
  'day',
];

/** The last day on which a token works; nothing while none is chosen. */
export function lastDayOf(
  lifetime: Lifetime | 'today' | 'longest',
  chosen: LocalDate,
  most: number,
): LocalDate {
  if (lifetime === 'day') return chosen;
  const today = clubToday();
  if (lifetime === 'today') return today;
  return addDays(today, lifetime === 'longest' ? most - 1 : Math.min(daysOf[lifetime], most - 1));
}

/** The midnight that ends it. */
export const expiryOf = (lastDay: LocalDate): Instant =>
  instantOf(addDays(lastDay, 1), '00:00', clubTimeZone());

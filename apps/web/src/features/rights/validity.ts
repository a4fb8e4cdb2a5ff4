import { addDays, type Instant, instantOf, type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';

/** The day from which a membership holds. */
export function firstDay(validFrom: Instant | null, timeZone: string): LocalDate {
  return validFrom ? localDate(validFrom, timeZone) : '';
}

/** The last day on which it holds, as people say it; on the wire stands the midnight that ends it. */
export function lastDay(validTo: Instant | null, timeZone: string): LocalDate {
  return validTo ? localDate(new Date(Date.parse(validTo) - 1), timeZone) : '';
}

export const beginningOf = (day: LocalDate, timeZone: string): Instant => instantOf(day, '00:00', timeZone);

export const endOf = (day: LocalDate, timeZone: string): Instant => beginningOf(addDays(day, 1), timeZone);

/** Whether a membership holds at a moment. */
export function validityAt(
  now: number,
  { validFrom, validTo }: { validFrom: Instant | null; validTo: Instant | null },
): 'coming' | 'valid' | 'over' {
  if (validFrom && Date.parse(validFrom) > now) return 'coming';
  return validTo && Date.parse(validTo) <= now ? 'over' : 'valid';
}

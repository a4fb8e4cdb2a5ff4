import type { LocalDate } from '@tatami/web-runtime/zoned-time';

/** The last day of a month, by its first. */
export function monthEnd(month: LocalDate): LocalDate {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

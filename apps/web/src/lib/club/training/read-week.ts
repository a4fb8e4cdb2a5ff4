import { type LocalDate, startOfWeek } from '@tatami/web-runtime/zoned-time';

/** The Monday of the week an address names; of this week when it names none. */
export function readWeek(text: string | null, today: LocalDate): LocalDate {
  const isDate = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return startOfWeek(isDate ? text : today);
}

import { memoize } from './memoize.ts';

/** Days are `YYYY-MM-DD` texts; as dates they are midnight in UTC, so that no time zone moves them. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The short names of the week's days, from Monday. */
export function weekdayNames(locale: string, width: 'long' | 'short' | 'narrow'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))));
}

/** How a day is written out: “5 marca 2026”, with the weekday where it helps. */
export function writeDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dayWriter(locale, options)(day);
}

/** What writes out many days in the same way. */
export function dayWriter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = formatOf(JSON.stringify([locale, { ...options, timeZone: 'UTC' }]));
  return (day) => format.format(dateOf(day));
}

const formatOf = memoize((described) => new Intl.DateTimeFormat(...JSON.parse(described)));

/** The current day where the reader is. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

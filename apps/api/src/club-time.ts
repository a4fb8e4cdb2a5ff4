import { Temporal } from 'temporal-polyfill';

/** Days are `YYYY-MM-DD` and times `HH:MM` in the club's zone; moments are UTC, RFC 3339 (domain.md). */

/** The club's calendar day at a moment. */
export function clubDay(moment: string | Date, timeZone: string): string {
  return toInstant(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The club's time of day at a moment. */
export function clubTime(moment: string | Date, timeZone: string): string {
  return toInstant(moment).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/**
 * The moment of a wall-clock time. In spring one hour doesn't exist and is read as the same time an hour
 * later; in autumn one comes twice and the first is meant (RFC 5545 §3.3.5, Temporal's `compatible`).
 */
export function clubMoment(day: string, time: string, timeZone: string): Date {
  const zoned = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from(time),
  });
  return new Date(zoned.epochMilliseconds);
}

/**
 * The days from one to another, both included, that fall on these weekdays (1 = Monday … 7 = Sunday).
 *
 * @param everyWeeks 2 is every second week: the one in which the first day lies, and from Monday on none, then again
 */
export function weeklyDays(
  dateFrom: string,
  dateTo: string,
  weekdays: readonly number[],
  everyWeeks = 1,
): string[] {
  const last = Temporal.PlainDate.from(dateTo);
  const days: string[] = [];
  const first = Temporal.PlainDate.from(dateFrom);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  for (
    let date = Temporal.PlainDate.from(dateFrom);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const week = Math.floor(monday.until(date).days / 7);
    if (week % everyWeeks === 0 && weekdays.includes(date.dayOfWeek)) days.push(date.toString());
  }
  return days;
}

const DAY = 86_400_000;

/** A calendar's day is no stretch of time in a zone, and all are as long: ten years of them are gone through for a forecast. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

export function addYears(day: string, years: number): string {
  return Temporal.PlainDate.from(day).add({ years }).toString();
}

export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** Full months between two days, none when they stand the other way round; one that begins on the 31st ends with a shorter month's last day (Civil Code art. 112). */
export function wholeMonths(from: string, to: string): number {
  const { months } = Temporal.PlainDate.from(from).until(to, { largestUnit: 'months' });
  return Math.max(0, addMonths(from, months + 1) <= to ? months + 1 : months);
}

export function latestOf(...days: [string, ...string[]]): string {
  return days.toSorted().at(-1) as string;
}

function toInstant(moment: string | Date): Temporal.Instant {
  return typeof moment === 'string'
    ? Temporal.Instant.from(moment)
    : Temporal.Instant.fromEpochMilliseconds(moment.getTime());
}

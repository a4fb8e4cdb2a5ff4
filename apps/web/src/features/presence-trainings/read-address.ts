import { addDays, type LocalDate, startOfMonth, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { readWeek } from '../../lib/club/training/read-week.ts';

export const views = ['ahead', 'history', 'figures'] as const;
export type View = (typeof views)[number];

/** What the page shows of it; what is ahead where the address says nothing. */
export const readView = (params: URLSearchParams): View =>
  views.find((view) => view === params.get('view')) ?? 'ahead';

/** What is ahead: a week, or the day of a month that is chosen in it. */
export interface Span {
  by: 'week' | 'month';
  /** The first day that is asked for. */
  from: LocalDate;
  /** The last day that is asked for. */
  to: LocalDate;
  /** The chosen day of a month; of a week its Monday. */
  day: LocalDate;
}

/** @param today the day from which a week or month that is not named is told */
export function readSpan(params: URLSearchParams, today: LocalDate): Span {
  const day = readDay(params.get('day'));
  if (day) return { by: 'month', from: startOfMonth(day), to: endOfMonth(day), day };
  const week = readWeek(params.get('week'), today);
  return { by: 'week', from: week, to: addDays(week, 6), day: week };
}

/** The same day of a month so many on, or the last one of that month where it has no such day. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** The day a month is opened on: today in this one, else the day that was looked at. */
export const dayForMonth = (week: LocalDate, today: LocalDate): LocalDate =>
  week === startOfWeek(today) ? today : week;

const endOfMonth = (day: LocalDate) => addDays(addMonths(startOfMonth(day), 1), -1);

const readDay = (text: string | null): LocalDate | undefined =>
  text !== null && /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

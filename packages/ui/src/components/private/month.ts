import { addDays, mondayOf } from '../WeekCalendar/layout.ts';

/** The month a day is in, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day some months on, or the last of that month where there is no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The days of a month in whole weeks from Monday, with those of its neighbours that fill them. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, offset) => addDays(monday, offset)));
  }
  return weeks;
}

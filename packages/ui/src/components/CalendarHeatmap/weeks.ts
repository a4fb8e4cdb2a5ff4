import { addDays, mondayOf } from '../WeekCalendar/layout.ts';

/** The Mondays of the weeks that hold the days from one to another. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return weeks;
}

export const levels = ['none', 'few', 'some', 'many', 'most'] as const;
export type Level = (typeof levels)[number];

/** How strongly a day shows, beside the fullest day. */
export function levelOf(count: number, most: number): Level {
  if (count <= 0) return 'none';
  return levels[Math.max(1, Math.ceil((count / Math.max(most, 4)) * 4))] ?? 'most';
}

import { addDays, type LocalDate, startOfWeek } from '@tatami/web-runtime/zoned-time';

/** How somebody trains. */
export interface Rhythm {
  /** Trainings by day. */
  counts: Record<LocalDate, number>;
  thisWeek: number;
  /** Trainings in a week of theirs, by the eight weeks before this one; at least one. */
  usual: number;
  /** Weeks one after the other with a training in each; this one breaks nothing before it is over. */
  streak: number;
}

const weeksOfHabit = 8;

/** @param days the day of each training, in any order */
export function rhythmOf(days: readonly LocalDate[], today: LocalDate): Rhythm {
  const counts: Record<LocalDate, number> = {};
  const weeks = new Map<LocalDate, number>();
  for (const day of days) {
    counts[day] = (counts[day] ?? 0) + 1;
    const week = startOfWeek(day);
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  const week = startOfWeek(today);
  const before = (count: number) => addDays(week, -7 * count);
  const thisWeek = weeks.get(week) ?? 0;
  let streak = 0;
  while (weeks.has(before(streak + 1))) streak += 1;
  const recent = Array.from({ length: weeksOfHabit }, (_, back) => weeks.get(before(back + 1)) ?? 0);
  const usual = Math.round(recent.reduce((sum, count) => sum + count, 0) / weeksOfHabit);
  return { counts, thisWeek, usual: Math.max(1, usual), streak: streak + (thisWeek > 0 ? 1 : 0) };
}

import { addDays, type LocalDate, startOfWeek } from '@tatami/web-runtime/zoned-time';

/** How somebody trains. */
export interface Rhythm {
  thisWeek: number;
  /** Trainings in a week of theirs, by the eight weeks before this one; at least one. */
  usual: number;
  /** Weeks one after the other with a training in each; this one breaks nothing before it is over. */
  streak: number;
  /** The longest of such streaks. */
  longest: number;
}

/** A day on the mat, and the number of trainings on it. */
interface TrainedDay {
  day: LocalDate;
  trainings: number;
}

const weeksOfHabit = 8;

/** @param days the days of a year, in any order */
export function rhythmOf(days: readonly TrainedDay[], today: LocalDate): Rhythm {
  const weeks = new Map<LocalDate, number>();
  for (const { day, trainings } of days) {
    const week = startOfWeek(day);
    weeks.set(week, (weeks.get(week) ?? 0) + trainings);
  }
  const week = startOfWeek(today);
  const before = (count: number) => addDays(week, -7 * count);
  const thisWeek = weeks.get(week) ?? 0;
  let streak = 0;
  while (weeks.has(before(streak + 1))) streak += 1;
  const recent = Array.from({ length: weeksOfHabit }, (_, back) => weeks.get(before(back + 1)) ?? 0);
  const usual = Math.round(recent.reduce((sum, count) => sum + count, 0) / weeksOfHabit);
  return {
    thisWeek,
    usual: Math.max(1, usual),
    streak: streak + (thisWeek > 0 ? 1 : 0),
    longest: longestOf([...weeks.keys()].toSorted()),
  };
}

/** @param weeks the Mondays, in order */
function longestOf(weeks: readonly LocalDate[]): number {
  let longest = 0;
  let length = 0;
  for (const [at, week] of weeks.entries()) {
    length = weeks[at - 1] === addDays(week, -7) ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

import type { LocalDate } from '../time/zoned-time.ts';

/** How a language writes a weekday and a date. */
export interface DateWords {
  /** The pattern, with `{weekday}`, `{day}` and `{month}` in it. */
  pattern: string;
  /** The names of the days, from Sunday. */
  weekday: readonly string[];
  /** The names of the months, from January. */
  month: readonly string[];
}

/** Writes “piątek, 20 listopada”, as `Intl` would. */
export function writeDate({ pattern, weekday, month }: DateWords, date: LocalDate): string {
  const at = new Date(date);
  const words: Record<string, string | number | undefined> = {
    weekday: weekday[at.getUTCDay()],
    day: at.getUTCDate(),
    month: month[at.getUTCMonth()],
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}

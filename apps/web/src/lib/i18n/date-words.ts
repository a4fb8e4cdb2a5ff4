import type { LocalDate } from '../club/club-time.ts';
import type { Language } from './languages.ts';

/** How a language writes a weekday and a date. */
export interface DateWords {
  /** With `{weekday}`, `{day}` and `{month}` in it. */
  pattern: string;
  /** From Sunday. */
  weekday: readonly string[];
  /** From January. */
  month: readonly string[];
}

declare global {
  /** With the words that the build has asked `Intl` for: in a browser its first use takes 10 ms, on a phone 40. */
  var tatamiWriteDate: ((language: Language, date: LocalDate) => string) | undefined;
}

/** “piątek, 20 listopada”, as `Intl` would write it. */
export function writeDate({ pattern, weekday, month }: DateWords, date: LocalDate): string {
  const at = new Date(date);
  const words: Record<string, string | number | undefined> = {
    weekday: weekday[at.getUTCDay()],
    day: at.getUTCDate(),
    month: month[at.getUTCMonth()],
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}

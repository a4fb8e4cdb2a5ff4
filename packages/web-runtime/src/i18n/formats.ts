import { type Instant, type LocalDate, localDate, localTime } from '../time/zoned-time.ts';
import type { Language } from './languages.ts';
import { writeNumber } from './write-number.ts';

declare global {
  /**
   * Writes a date with the words that the build has asked `Intl` for: in a browser its first use takes 10 ms, on a
   * phone 40.
   */
  var tatamiWriteDate: ((language: Language, date: LocalDate) => string) | undefined;
}

type Style = Intl.DateTimeFormatOptions;

export const dateStyles = {
  /** 04.09.2026 */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 20 listopada 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** piątek, 20 listopada */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** piątek, 20 listopada 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** pt., 20 lis */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 20 lis */
  dayMonth: { day: 'numeric', month: 'short' },
  /** pt. */
  dayOfWeek: { weekday: 'short' },
} satisfies Record<string, Style>;

export type DateStyle = keyof typeof dateStyles;

export interface Formats {
  /** A calendar day, in the language's own order and case. */
  date: (date: LocalDate, style?: DateStyle) => string;
  /** The club's calendar day of an instant. */
  dateOf: (at: Instant, style?: DateStyle) => string;
  /** The club's time of day of an instant. */
  time: (at: Instant) => string;
  timeRange: (from: Instant, to: Instant) => string;
  dateRange: (from: LocalDate, to: LocalDate) => string;
  number: (value: number) => string;
}

// English dates are written the European way: the club is in Poland.
export const locales: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB' };

/**
 * What stands between day, month and year in figures: most lists have such dates, and `Intl` is not waited for to
 * write them.
 */
const dateSeparators: Record<Language, string> = { pl: '.', en: '/' };

/** The dates, times and numbers in a language, in the club’s time zone. */
export function createFormats(language: Language, timeZone: string): Formats {
  const locale = locales[language];
  const formatters = new Map<DateStyle, Intl.DateTimeFormat>();
  const formatter = (style: DateStyle) => {
    let found = formatters.get(style);
    if (!found) {
      found = new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone: 'UTC' });
      formatters.set(style, found);
    }
    return found;
  };

  const date: Formats['date'] = (value, style = 'numeric') => {
    if (style === 'numeric') return value.split('-').reverse().join(dateSeparators[language]);
    const write = style === 'weekday' && globalThis.tatamiWriteDate;
    return write ? write(language, value) : formatter(style).format(new Date(value));
  };
  const time: Formats['time'] = (at) => localTime(at, timeZone);
  return {
    date,
    dateOf: (at, style) => date(localDate(at, timeZone), style),
    time,
    timeRange: (from, to) => `${time(from)}–${time(to)}`,
    dateRange: (from, to) => (from === to ? date(from) : `${date(from)} – ${date(to)}`),
    number: (value) => writeNumber(value, locale),
  };
}

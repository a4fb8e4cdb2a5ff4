import { formatDay, parseDay } from './written-day.ts';
import { parseTime, usualTime } from './written-time.ts';

/** The texts of the fields of days and times, in the language of the moment. */
export interface PickerLabels {
  /** The name of the button that opens the calendar. */
  openCalendar: string;
  /** The name of the button that opens the times of the day. */
  openTimes: string;
  /**
   * The words under what is no day, with one as it is written: “Nie ma takiego dnia. Podaj datę w postaci
   * 31.12.2026.”
   */
  noDay: (example: string) => string;
  /** The words under what is no time of the day. */
  noTime: (example: string) => string;
  /** The words under what is before the first that is taken. */
  notBefore: (first: string) => string;
  /** The words under what is after the last that is taken. */
  notAfter: (last: string) => string;
}

/** How a value is read from what is typed, and written. */
export interface Writing {
  /** Reads what was typed; `null` for what has no meaning; while it is typed more may come. */
  read: (text: string, isTyping: boolean) => string | null;
  write: (value: string) => string;
  /** What is wrong with a text without a meaning, or with what it means. */
  faultOf: (meant: string | null) => string | undefined;
}

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

export function dayWriting(locale: string, labels: PickerLabels, { min, max }: Bounds): Writing {
  const write = (day: string) => formatDay(day, locale);
  return {
    read: (text, isTyping) => parseDay(text, locale, { thisYear: new Date().getFullYear(), max, isTyping }),
    write,
    faultOf: (meant) =>
      meant === null ? labels.noDay(write('2026-12-31')) : beyond(meant, { min, max }, labels, write),
  };
}

export const timeWriting = (labels: PickerLabels, bounds: Bounds): Writing => ({
  read: parseTime,
  write: asItIs,
  faultOf: (meant) => (meant === null ? labels.noTime(usualTime) : beyond(meant, bounds, labels, asItIs)),
});

const asItIs = (time: string) => time;

function beyond(meant: string, { min, max }: Bounds, labels: PickerLabels, write: Writing['write']) {
  if (min && meant < min) return labels.notBefore(write(min));
  if (max && meant > max) return labels.notAfter(write(max));
}

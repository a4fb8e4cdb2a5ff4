import { minutesOf } from '../../WeekCalendar/layout.ts';
import { memoize } from '../memoize.ts';
import { lettersOf } from './part-names.ts';

/** The time at which most clubs train. */
export const usualTime = '18:00';

/** Reads what a person types or pastes: 18, 1830, 8.5, 18:30. `null` when the clock never shows it. */
export function parseTime(text: string): string | null {
  const [, hour = '', minute = ''] = forms.map((form) => form.exec(text.trim())).find(isOnClock) ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/**
 * The forms of a time, with something between the hour and the minutes, or nothing: of three figures two are minutes
 * where they can be.
 */
const forms = [/^(\d\d?)[^\p{Letter}\d]+(\d{0,2})$/u, /^(\d\d?)$/, /^(\d\d?)(\d\d)$/, /^(\d\d)(\d)$/];

const isOnClock = (found: RegExpExecArray | null) =>
  found !== null && Number(found[1]) < 24 && Number(found[2] ?? 0) < 60;

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The next quarter of an hour, or the one before; the clock's ends stay. */
export function nextQuarter(time: string, direction: 1 | -1): string {
  const quarters = minutesOf(time) / 15;
  const next = direction === 1 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1;
  return next < 0 || next > 95 ? time : timeOf(next * 15);
}

/** What an empty field asks for, in the letters of the language: gg:mm. */
export const shapeOfTime = memoize((locale) =>
  ['hour', 'minute'].map((part) => lettersOf(part, locale, 2)).join(':'),
);

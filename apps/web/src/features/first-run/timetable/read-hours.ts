import type { Span } from './read-days.ts';

/** What can be wrong with hours. */
export type HoursFault = 'noSuchHour' | 'noEnd' | 'endBeforeStart' | 'tooShort' | 'tooLong';

/** When a class begins, `HH:mm`, and how long it takes, in minutes. */
export interface ReadHours extends Span {
  start: string;
  minutes: number;
  fault: HoursFault | null;
}

/** The least and the most minutes of a training. */
const SHORTEST = 15;
const LONGEST = 480;
const DAY = 1_440;

const before = /^[ ,;:(]*(o |od |godz\.? *|g\. *|at |from )?/;
const clock = String.raw`(\d{1,2})(?: *[:.,h] *(\d{2})|(\d{2})(?!\d))?(?: *(am|pm))?`;
const hours = new RegExp(`^${clock}(?: *(?:-|do|to|until) *${clock})?`);
const lasting = /^[ ,(]*(\d{1,3}) *(min\b|minut[a-z]*|h\b|godz[a-z]*)\.?\)?/;

/**
 * Reads the hours with which a line goes on: `16:30-17:30`, `16.30-17.30`, `17.45-19`, `1630-1730`, `6-7:30 pm`,
 * `18:00 90 min`.
 *
 * @param text folded
 */
export function readHours(text: string, from: number): ReadHours | null {
  const at = from + (before.exec(text.slice(from))?.[0].length ?? 0);
  const said = hours.exec(text.slice(at));
  if (!said) return null;
  const [whole, ...parts] = said;
  const startHalf = parts[3] ?? (parts[7] === 'pm' ? halfBefore(parts) : parts[7]);
  const start = minuteOf(parts[0], parts[1] ?? parts[2], startHalf);
  let to = at + whole.length;
  let end: number | null = null;
  if (parts[4] !== undefined) end = minuteOf(parts[4], parts[5] ?? parts[6], parts[7]);
  else {
    const length = lasting.exec(text.slice(to));
    if (length && start !== null) {
      to += length[0].length;
      end = start + Number(length[1]) * (/^(h|g)/.test(length[2] ?? '') ? 60 : 1);
    }
  }
  const isSaid = parts[4] !== undefined || end !== null;
  return { from: at, to, ...judged(start, end, isSaid) };
}

/** “11-1 pm” begins before noon, “6-7 pm” after it. */
const halfBefore = ([from = '', , , , to = '']: readonly (string | undefined)[]) =>
  Number(from) % 12 <= Number(to) % 12 ? 'pm' : 'am';

function judged(start: number | null, end: number | null, isEndSaid: boolean): Omit<ReadHours, keyof Span> {
  const minutes = start === null || end === null ? 0 : end - start;
  const said = { start: start === null ? '' : written(start), minutes };
  if (start === null || start >= DAY) return { ...said, fault: 'noSuchHour' };
  if (!isEndSaid) return { ...said, fault: 'noEnd' };
  if (end === null) return { ...said, fault: 'noSuchHour' };
  if (minutes <= 0) return { ...said, fault: 'endBeforeStart' };
  if (minutes < SHORTEST) return { ...said, fault: 'tooShort' };
  return { ...said, fault: minutes > LONGEST ? 'tooLong' : null };
}

/** The minute of the day; null where no clock shows it. */
function minuteOf(hour = '', minute = '0', half?: string): number | null {
  const said = Number(hour);
  if (half !== undefined && (said < 1 || said > 12)) return null;
  const hourOfDay = half === undefined ? said : (said % 12) + (half === 'pm' ? 12 : 0);
  const at = hourOfDay * 60 + Number(minute);
  return Number(minute) > 59 || at > DAY ? null : at;
}

const written = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

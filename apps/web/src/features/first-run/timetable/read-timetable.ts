import type { Draft, Entity } from '@tatami/sdk';
import type { LineMark } from '@tatami/ui/LineEditor';
import { addDays, weekdayOf } from '@tatami/web-runtime/zoned-time';
import { fold } from './fold.ts';
import { type Known, type LineFault, type Mention, type ReadLine, readLine } from './read-line.ts';

export type TimetableFault = LineFault | 'twice' | 'stored';

/** A line of the timetable, and all that is to be said of it. */
export interface TimetableLine {
  read: ReadLine;
  faults: TimetableFault[];
}

type Stored = Pick<Entity<'training-series'>, 'title' | 'weekdays' | 'localTime' | 'workplace'>;

/** Reads a timetable; a class that stands there twice, or that the club has already, is said to. */
export function readTimetable(
  text: string,
  known: Known,
  stored: readonly Stored[] = [],
): (TimetableLine | null)[] {
  const taken = new Set(
    stored.map(({ weekdays, localTime, workplace, title }) => keyOf(weekdays, localTime, workplace, title)),
  );
  const before = new Set<string>();
  return text.split('\n').map((line) => {
    const read = readLine(line, known);
    if (!read) return null;
    const { days, hours, place, title } = read;
    const faults: TimetableFault[] = [...read.faults];
    if (days && hours && title && place) {
      const key = keyOf(days.weekdays, hours.start, place.found?.id ?? fold(place.said), title.text);
      if (taken.has(key)) faults.push('stored');
      else if (before.has(key)) faults.push('twice');
      before.add(key);
    }
    return { read, faults };
  });
}

const keyOf = (weekdays: readonly number[], start: string, place: string, title: string) =>
  [weekdays.toSorted((a, b) => a - b).join(), start.slice(0, 5), place, fold(title)].join('|');

/** How a line is marked where it stands. */
export function marksOf({ read, faults }: TimetableLine): LineMark[] {
  const { hours, title, place, leader } = read;
  const ofHours = ['noSuchHour', 'noEnd', 'endBeforeStart', 'tooShort', 'tooLong'];
  const isTwice = faults.includes('twice') || faults.includes('stored');
  return [
    ...(hours && faults.some((fault) => ofHours.includes(fault))
      ? [{ ...span(hours), tone: 'wrong' as const }]
      : []),
    ...(title ? [{ ...span(title), tone: isTwice ? ('wrong' as const) : ('subject' as const) }] : []),
    ...(place && !place.found ? [{ ...span(place), tone: 'asked' as const }] : []),
    ...(leader && !leader.found ? [{ ...span(leader), tone: 'asked' as const }] : []),
  ].sort((one, other) => one.from - other.from);
}

const span = ({ from, to }: { from: number; to: number }) => ({ from, to });

/** A name that isn't known, in all the lines that say it. */
export interface Question {
  of: 'place' | 'leader';
  said: string;
  mentions: readonly { line: number; mention: Mention }[];
  meant: Mention['meant'];
}

/** The names that nobody knows, each once, in the order in which they stand there. */
export function questionsIn(lines: readonly (TimetableLine | null)[]): Question[] {
  const questions = new Map<string, Question>();
  for (const [line, each] of lines.entries())
    for (const of of ['place', 'leader'] as const) {
      const mention = each?.read[of];
      if (!mention || mention.found) continue;
      const key = `${of} ${fold(mention.said)}`;
      const asked = questions.get(key) ?? { of, said: mention.said, meant: mention.meant, mentions: [] };
      questions.set(key, { ...asked, mentions: [...asked.mentions, { line, mention }] });
    }
  return [...questions.values()];
}

/** The text with another name in place of the one that was asked for; with none, that is taken out. */
export function answered(text: string, { mentions }: Question, name: string): string {
  const lines = text.split('\n');
  for (const { line, mention } of mentions) {
    const whole = lines[line] ?? '';
    const before = whole.slice(0, mention.from);
    lines[line] =
      (name === '' ? before.replace(/[\s,;|(–-]+$/, '') : before + name) + whole.slice(mention.to);
  }
  return lines.join('\n');
}

/** The series that a line asks for, from a day to another, led by whoever is named, or else by `leader`. */
export function seriesOf(
  { read }: TimetableLine,
  { from, to, leader }: { from: string; to: string; leader: string },
): Draft<'training-series'> | null {
  const { days, hours, title, place, audience } = read;
  if (!days || !hours || !title || !place?.found) return null;
  return {
    title: title.text,
    workplace: place.found.id,
    instructor: read.leader?.found?.id ?? leader,
    weekdays: days.weekdays,
    everyWeeks: days.everyWeeks,
    localTime: hours.start,
    durationMinutes: hours.minutes,
    // Every second week is counted from the week of the first of its days that is still to come.
    dateFrom: days.everyWeeks > 1 ? firstOf(days.weekdays, from) : from,
    dateTo: to,
    ...audience,
  };
}

function firstOf(weekdays: readonly number[], from: string): string {
  const ahead = weekdays.map((weekday) => (weekday - weekdayOf(from) + 7) % 7);
  return addDays(from, Math.min(...ahead));
}

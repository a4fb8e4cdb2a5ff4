/** One thing at a time of a day, in the club's own time. */
export interface CalendarSpan {
  /** The day, `YYYY-MM-DD`. */
  day: string;
  /** The start, `HH:mm`. */
  start: string;
  /** The end, `HH:mm`: before the start, of the next day. */
  end: string;
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The seven days from a given one, `YYYY-MM-DD`. */
export function daysOfWeek(first: string): string[] {
  return Array.from({ length: 7 }, (_, offset) => addDays(first, offset));
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** An item shorter than this is drawn as long as this. */
const shortest = 30;
/** The time left free around what takes place, in minutes. */
const margin = 15;
/** The least length of an empty span that is folded, in minutes. */
const leastFold = 90;
/** The minutes in which most clubs train: shown of days on which nothing does. */
const usual = { first: 16 * 60, last: 21 * 60 };

export interface Hours {
  /** The first minute shown, and the last. */
  first: number;
  last: number;
  /** The spans in between in which nothing takes place, in order: each is folded into a strip. */
  folds: readonly { from: number; to: number }[];
}

const midnight = 24 * 60;

/** When a span ends, in minutes: with its day at the latest. */
export function endOf({ start, end }: CalendarSpan): number {
  return end < start ? midnight : minutesOf(end);
}

/** When a span ends as it is drawn. */
export function drawnEnd(span: CalendarSpan): number {
  return Math.max(minutesOf(span.start) + shortest, endOf(span));
}

/** The hours from the first thing that takes place to the last, without the long spans in which nothing does. */
export function hoursToShow(spans: readonly CalendarSpan[]): Hours {
  const busy = spans
    .map((span) => ({ start: minutesOf(span.start), end: drawnEnd(span) }))
    .sort((one, other) => one.start - other.start);
  if (!busy[0]) return { ...usual, folds: [] };
  const folds: { from: number; to: number }[] = [];
  let over = busy[0].start;
  for (const { start, end } of busy) {
    const fold = { from: over + margin, to: start - margin };
    if (fold.to - fold.from >= leastFold) folds.push(fold);
    over = Math.max(over, end);
  }
  return {
    first: Math.max(0, busy[0].start - margin),
    last: Math.min(midnight, over + margin),
    folds,
  };
}

/** How far down a minute stands: so many minutes that are shown, and so many folds. */
export function placeOf(minute: number, { first, folds }: Hours): { start: number; folds: number } {
  const before = folds.filter(({ from }) => from < minute);
  const folded = before.reduce((sum, { from, to }) => sum + Math.min(minute, to) - from, 0);
  const within = before.some(({ to }) => minute < to);
  return { start: minute - first - folded, folds: before.length - (within ? 0.5 : 0) };
}

/** The full hours that are shown. */
export function fullHours({ first, last, folds }: Hours): number[] {
  const from = Math.ceil(first / 60);
  return Array.from({ length: Math.floor(last / 60) - from + 1 }, (_, at) => from + at).filter(
    (hour) => !folds.some((fold) => fold.from <= hour * 60 && hour * 60 <= fold.to),
  );
}

/** Writes a minute of the day as `HH:mm`, the hour as it is said: `8:15`. */
export function writeMinutes(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export interface Lane {
  /** Which of the columns beside each other, from 0, and of how many. */
  lane: number;
  /** How many columns share the width. */
  lanes: number;
}

/** Puts spans of one day, in order of their start, beside each other where they overlap. */
export function lanesOf(spans: readonly CalendarSpan[]): Lane[] {
  const placed: Lane[] = [];
  let group: { from: number; ends: number[] } = { from: 0, ends: [] };
  const closeGroup = (to: number) => {
    for (const lane of placed.slice(group.from, to)) lane.lanes = group.ends.length;
  };
  spans.forEach((span, index) => {
    const start = minutesOf(span.start);
    if (group.ends.every((end) => end <= start)) {
      closeGroup(index);
      group = { from: index, ends: [] };
    }
    const free = group.ends.findIndex((end) => end <= start);
    const lane = free === -1 ? group.ends.length : free;
    group.ends[lane] = drawnEnd(span);
    placed.push({ lane, lanes: 1 });
  });
  closeGroup(spans.length);
  return placed;
}

/** The height of an hour in rem, so that whole lines fit into it at every size of type. */
export const hourHeight = 4.5;
export const lineHeight = 1.2;
/** The room above and below the lines of an item, with the gap to the next. */
const itemPadding = 0.75;

/** How many lines of text an item of so many minutes has room for. */
export function linesIn(minutes: number): number {
  return Math.max(1, Math.floor((hourHeight * (minutes / 60) - itemPadding) / lineHeight + 0.01));
}

/** The longest word that is not broken, in characters. */
const longestWord = 13;

/** How wide a text has to be for its words to stay whole, in their own em. */
export function widthOfWords(text: string): number {
  const letters = Math.max(0, ...text.split(/\s+/).map((word) => word.length));
  return Math.min(longestWord, letters) * 0.56;
}

/** The custom properties by which the component tells its stylesheet where things stand. */
export const calendarVariables = {
  /** The minutes that are shown above, and folds. */
  start: '--calendar-start',
  folds: '--calendar-folds',
  length: '--calendar-length',
  /** How many lines of text there is room for. */
  lines: '--calendar-lines',
  lane: '--calendar-lane',
  lanes: '--calendar-lanes',
  /** How wide the hours beside the days are, and what an item takes beside its words. */
  axis: '--calendar-axis',
  around: '--calendar-around',
  /** How wide the days are. */
  columns: '--calendar-columns',
} as const;

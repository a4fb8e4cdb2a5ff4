/** One thing at a time of a day, in the club's own time. */
export interface CalendarSpan {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  start: string;
  /** `HH:mm`, after the start. */
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

/** The full hours that hold everything, at least 16–21: when most clubs train. */
export function hoursToShow(spans: readonly CalendarSpan[]): { first: number; last: number } {
  const first = Math.min(16, ...spans.map(({ start }) => Math.floor(minutesOf(start) / 60)));
  const last = Math.max(21, ...spans.map(({ end }) => Math.ceil(minutesOf(end) / 60)));
  return { first, last };
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
    group.ends[lane] = minutesOf(span.end);
    placed.push({ lane, lanes: 1 });
  });
  closeGroup(spans.length);
  return placed;
}

/** The custom properties by which the component tells its stylesheet where things stand, in minutes and lanes. */
export const calendarVariables = {
  /** After the first hour shown. */
  start: '--calendar-start',
  length: '--calendar-length',
  lane: '--calendar-lane',
  lanes: '--calendar-lanes',
  hours: '--calendar-hours',
  /** How wide the days are. */
  columns: '--calendar-columns',
} as const;

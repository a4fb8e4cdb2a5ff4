import type { LocalTime } from '@tatami/web-runtime/zoned-time';

/** How long something lasts that begins and ends on one day; `undefined` where nobody can tell. */
export function minutesBetween(from: LocalTime, to: LocalTime): number | undefined {
  return from && to > from ? minutesOf(to) - minutesOf(from) : undefined;
}

/** When something of this length ends; `undefined` where the day has no room for it. */
export function endAfter(from: LocalTime, minutes: number | undefined): LocalTime | undefined {
  if (!from || minutes === undefined) return undefined;
  const end = new Date((minutesOf(from) + minutes) * 60_000).toISOString();
  return end.startsWith('1970-01-01') ? end.slice(11, 16) : undefined;
}

const minutesOf = (time: LocalTime) => Date.parse(`1970-01-01T${time}Z`) / 60_000;

/** The moment that it is in every test of a story: a Friday at noon. */
const now = Date.parse('2026-11-20T11:00:00Z');

/** Stops the day, so that a month that is opened is the same tomorrow. What measures how long something takes goes on. */
export function stopDate(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: [number]) => new date(...(given.length > 0 ? given : ([now] as const))),
  });
}

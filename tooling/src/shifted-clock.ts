/**
 * Imported before a program (`node --import`), gives it another time than it is: from the moment in this file's own
 * address, `?now=2026-11-18T16:40:00Z`, its clock goes on as every other. For pictures, which would age otherwise.
 */
const now = new URL(import.meta.url).searchParams.get('now') ?? '';
const RealDate = Date;
const ahead = RealDate.parse(now) - RealDate.now();
if (Number.isNaN(ahead)) throw new Error(`A clock can't be set to "${now}".`);

class ShiftedDate extends RealDate {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

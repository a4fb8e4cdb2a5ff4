import { clubToday } from './club-zone.ts';

/** The year that it is in the club. */
export const thisYear = (): number => Number(clubToday().slice(0, 4));

/** The year an address names, or this one. */
export function readYear(text: string | null): number {
  return text !== null && /^(19|20|21)\d\d$/.test(text) ? Number(text) : thisYear();
}

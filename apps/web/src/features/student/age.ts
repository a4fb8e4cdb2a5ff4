import type { LocalDate } from '@tatami/web-runtime/zoned-time';

/** domain.md, guardian: at least one while the student is under 18. */
const ofAge = 18;

/** Whole years, on the club's calendar. */
export function ageOn(birthDate: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isMinor(birthDate: LocalDate | null | undefined, today: LocalDate): boolean {
  return Boolean(birthDate) && ageOn(birthDate ?? '', today) < ofAge;
}

import type { LocalDate } from '@tatami/web-runtime/zoned-time';
import type { Section } from '../../lib/club/sections.ts';

/** domain.md, guardian: at least one while the student is under 18. */
const ofAge = 18;
const teens = 13;

/** Whole years, on the club's calendar. */
export function ageOn(birthDate: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The group of an age: children until they are 12, the youth until they are of age. */
export function sectionAt(birthDate: LocalDate, today: LocalDate): Section {
  const age = ageOn(birthDate, today);
  return age < teens ? 'kids' : age < ofAge ? 'youth' : 'adult';
}

export function isMinor(birthDate: LocalDate | null | undefined, today: LocalDate): boolean {
  return Boolean(birthDate) && ageOn(birthDate ?? '', today) < ofAge;
}

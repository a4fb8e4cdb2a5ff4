import { addDays, addMonths, addYears, latestOf, wholeMonths } from '../../club-time.ts';
import type { GradeRequirement } from '../grade/columns.ts';
import type { missingConditions } from './columns.ts';

export type MissingCondition = (typeof missingConditions)[number];

/** Days lie in the years 1900 to 2199 (`http/validation.ts`): between two of them there is no more. */
export const longest = { months: 3_600, years: 300 };

/** What is known of somebody who wants to try for a grade. */
export interface Preparation {
  /** The day of their last grade, or when they joined. */
  since: string;
  /** Training days since then, those brought from paper among them. */
  days: number;
  birthDate: string | null;
  /** The conditions beside attendance, ticked by hand. */
  conditionsMet: boolean;
}

export interface Eligibility {
  days: number;
  months: number;
  /** The age in years; null when the date of birth isn’t known. */
  age: number | null;
  missing: MissingCondition[];
}

/** What of the conditions is fulfilled on a day, and what is missing (domain.md, Eligibility). */
export function judge(
  { since, days, birthDate, conditionsMet }: Preparation,
  { minTrainingDays, minMonths, minAge }: GradeRequirement,
  on: string,
): Eligibility {
  const months = wholeMonths(since, on);
  const age = birthDate === null ? null : Math.floor(wholeMonths(birthDate, on) / 12);
  const findings: [MissingCondition, boolean][] = [
    ['days', days < (minTrainingDays ?? 0)],
    ['months', months < (minMonths ?? 0)],
    ['age', age !== null && age < (minAge ?? 0)],
    ['birthDate', birthDate === null && Boolean(minAge)],
    ['conditions', !conditionsMet],
  ];
  return {
    days,
    months,
    age,
    missing: findings.flatMap(([condition, isMissing]) => (isMissing ? [condition] : [])),
  };
}

/** A stretch of days off, both ends included. */
export interface Break {
  dateFrom: string;
  dateTo: string;
}

/** How often somebody trains: so many training days on so many days that were no days off. */
export interface Rhythm {
  days: number;
  openDays: number;
}

/** How many of the days from one to another, both included, are no days off. */
export function countOpenDays(dateFrom: string, dateTo: string, breaks: readonly Break[]): number {
  let count = 0;
  for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) count += isOff(day, breaks) ? 0 : 1;
  return count;
}

const isOff = (day: string, breaks: readonly Break[]): boolean =>
  breaks.some(({ dateFrom, dateTo }) => dateFrom <= day && day <= dateTo);

/** How many open days somebody has been here before a rhythm is told of: after the first evening it would be seven a week. */
export const SHORTEST_RHYTHM = 14;

/** Nobody is told of an exam further away than this. */
const HORIZON_YEARS = 10;

/**
 * The first day on which days, months and age will all do, if the student goes on at their rhythm; the conditions
 * that are ticked by hand are left to the hand. Days off count neither in the rhythm nor on the way.
 *
 * @returns null when no such day can be told: nobody trains, or not for long yet, the date of birth is unknown, or it is too far.
 */
export function forecast(
  { since, days, birthDate }: Omit<Preparation, 'conditionsMet'>,
  { minTrainingDays, minMonths, minAge }: GradeRequirement,
  { today, rhythm, openDay }: { today: string; rhythm: Rhythm; openDay: OpenDay },
): string | null {
  if (minAge && !birthDate) return null;
  const oldEnough = birthDate && minAge ? addYears(birthDate, minAge) : today;
  const longEnough = addMonths(since, minMonths ?? 0);
  const oftenEnough = dayOfTraining((minTrainingDays ?? 0) - days, today, rhythm, openDay);
  return oftenEnough && latestOf(today, oldEnough, longEnough, oftenEnough);
}

/** The day of the last of so many trainings to come. */
function dayOfTraining(
  missing: number,
  today: string,
  { days, openDays }: Rhythm,
  openDay: OpenDay,
): string | null {
  if (missing <= 0) return today;
  if (openDays < SHORTEST_RHYTHM || days === 0) return null;
  // Counted in whole numbers: so many open days, of which so many are trained on.
  return openDay(Math.ceil((missing * openDays) / days));
}

/** Tells which is the nth day to come that is no day off, the next one being the first; null where that is too far. */
export type OpenDay = (nth: number) => string | null;

/** The days after today that are no days off, looked for as far as somebody asks, and once for all who do. */
export function openDaysAfter(today: string, breaks: readonly Break[]): OpenDay {
  const last = addYears(today, HORIZON_YEARS);
  const found: string[] = [];
  let day = today;
  return (nth) => {
    while (found.length < nth && day < last) {
      day = addDays(day, 1);
      if (!isOff(day, breaks)) found.push(day);
    }
    return found[nth - 1] ?? null;
  };
}

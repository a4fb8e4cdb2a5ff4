import { describe, expect, test } from 'vitest';
import { addDays } from '../src/club-time.ts';
import { forecast, judge, type Preparation } from '../src/tables/exam-candidate/eligibility.ts';
import type { GradeRequirement } from '../src/tables/grade/columns.ts';

const asks = (requirement: Partial<GradeRequirement>): GradeRequirement => ({
  minTrainingDays: null,
  minMonths: null,
  minAge: null,
  ...requirement,
});
const ready: Preparation = { since: '2025-12-06', days: 30, birthDate: '2008-02-29', conditionsMet: true };

describe('whether somebody may try for a grade', () => {
  test('the days of the Polish federation: thirty for 5 kyu, and not one less', () => {
    const fifth = asks({ minTrainingDays: 30 });
    expect(judge(ready, fifth, '2026-06-13')).toEqual({ days: 30, months: 6, age: 18, missing: [] });
    expect(judge({ ...ready, days: 29 }, fifth, '2026-06-13').missing).toEqual(['days']);
  });

  test.each([
    ['2025-12-06', '2026-05-05', 4],
    ['2025-12-06', '2026-05-06', 5],
    // What begins on the 31st ends with the last day of a shorter month.
    ['2025-08-31', '2026-02-27', 5],
    ['2025-08-31', '2026-02-28', 6],
    ['2026-06-13', '2026-06-12', 0],
  ])('from %s to %s there are %i months', (since, on, months) => {
    const judged = judge({ ...ready, since }, asks({ minMonths: 5 }), on);
    expect(judged.months).toBe(months);
    expect(judged.missing).toEqual(months < 5 ? ['months'] : []);
  });

  test('who is born on 29 February is seventeen on the last day of another February', () => {
    const dan = asks({ minAge: 17 });
    expect(judge(ready, dan, '2025-02-27')).toMatchObject({ age: 16, missing: ['age'] });
    expect(judge(ready, dan, '2025-02-28')).toMatchObject({ age: 17, missing: [] });
  });

  test('an age can’t be told without a date of birth, and is asked for only where the grade does', () => {
    const unknown = { ...ready, birthDate: null };
    expect(judge(unknown, asks({ minAge: 13 }), '2026-06-13')).toMatchObject({
      age: null,
      missing: ['birthDate'],
    });
    expect(judge(unknown, asks({}), '2026-06-13').missing).toEqual([]);
  });

  test('says all that is missing at once, also what is ticked by hand', () => {
    const beginner = { since: '2026-06-01', days: 3, birthDate: '2020-01-01', conditionsMet: false };
    const { missing } = judge(
      beginner,
      asks({ minTrainingDays: 70, minMonths: 12, minAge: 17 }),
      '2026-06-13',
    );
    expect(missing).toEqual(['days', 'months', 'age', 'conditions']);
  });
});

describe('when somebody will be ready', () => {
  const today = '2026-11-20';
  /** Two trainings a week for twelve weeks. */
  const rhythm = { days: 24, dateFrom: addDays(today, -83), dateTo: today };
  const at = (days: number, requirement: Partial<GradeRequirement>, more: object = {}) =>
    forecast({ ...ready, days }, asks(requirement), { today, rhythm, breaks: [], ...more });

  test('today, when nothing is missing', () => {
    expect(at(30, { minTrainingDays: 30, minMonths: 5, minAge: 17 })).toBe(today);
  });

  test('ten days at two a week take five weeks', () => {
    expect(at(20, { minTrainingDays: 30 })).toBe(addDays(today, 35));
    expect(at(29, { minTrainingDays: 30 })).toBe(addDays(today, 4));
  });

  test('two weeks of Christmas in between make it seven', () => {
    const christmas = { dateFrom: '2026-12-10', dateTo: '2026-12-23' };
    expect(at(20, { minTrainingDays: 30 }, { breaks: [christmas] })).toBe(addDays(today, 49));
  });

  test('a break behind does not slow the rhythm down', () => {
    const renovation = { dateFrom: addDays(today, -41), dateTo: today };
    const breaks = [renovation];
    // The same 24 days, in the half of the time that the mat was open.
    expect(at(20, { minTrainingDays: 30 }, { breaks })).toBe(addDays(today, 18));
  });

  test('the months or the birthday may take longer than the training', () => {
    expect(at(29, { minTrainingDays: 30, minMonths: 15 })).toBe('2027-03-06');
    expect(at(30, { minAge: 22 })).toBe('2030-02-28');
  });

  test('can’t be told of who never comes, of who would need longer than ten years, or whose age is unknown', () => {
    expect(at(20, { minTrainingDays: 30 }, { rhythm: { ...rhythm, days: 0 } })).toBeNull();
    expect(at(0, { minTrainingDays: 400 }, { rhythm: { ...rhythm, days: 1 } })).toBeNull();
    expect(
      at(0, { minTrainingDays: 400 }, { breaks: [{ dateFrom: '2020-01-01', dateTo: today }] }),
    ).toBeNull();
    const unknown = { ...ready, birthDate: null };
    expect(forecast(unknown, asks({ minAge: 13 }), { today, rhythm, breaks: [] })).toBeNull();
  });
});

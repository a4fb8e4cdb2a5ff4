import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../src/club-time.ts';
import {
  type Break,
  countOpenDays,
  forecast,
  judge,
  openDaysAfter,
  type Preparation,
  type Rhythm,
} from '../src/tables/exam-candidate/eligibility.ts';
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

/** When somebody will be ready, with these days off. */
const soonest = (
  preparation: Parameters<typeof forecast>[0],
  requirement: GradeRequirement,
  { today, rhythm, breaks }: { today: string; rhythm: Rhythm; breaks: readonly Break[] },
) => forecast(preparation, requirement, { today, rhythm, openDay: openDaysAfter(today, breaks) });

describe('when somebody will be ready', () => {
  const today = '2026-11-20';
  /** Two trainings a week for twelve weeks. */
  const rhythm = { days: 24, openDays: 84 };
  const at = (days: number, requirement: Partial<GradeRequirement>, more: object = {}) =>
    soonest({ ...ready, days }, asks(requirement), { today, rhythm, breaks: [], ...more });

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
    const open = countOpenDays(addDays(today, -83), today, [renovation]);
    // The same 24 days, in the half of the time that the mat was open.
    expect(open).toBe(42);
    const half = { rhythm: { days: 24, openDays: open }, breaks: [renovation] };
    expect(at(20, { minTrainingDays: 30 }, half)).toBe(addDays(today, 18));
  });

  test('the months or the birthday may take longer than the training', () => {
    expect(at(29, { minTrainingDays: 30, minMonths: 15 })).toBe('2027-03-06');
    expect(at(30, { minAge: 22 })).toBe('2030-02-28');
  });

  test('is told from the second week on: after the first evening nobody trains seven times a week', () => {
    const first = (openDays: number) => at(1, { minTrainingDays: 25 }, { rhythm: { days: 1, openDays } });
    expect([first(1), first(13)]).toEqual([null, null]);
    // 24 more, one in two weeks each.
    expect(first(14)).toBe(addDays(today, 24 * 14));
  });

  test('can’t be told of who never comes, of who would need longer than ten years, or whose age is unknown', () => {
    expect(at(20, { minTrainingDays: 30 }, { rhythm: { ...rhythm, days: 0 } })).toBeNull();
    expect(at(0, { minTrainingDays: 400 }, { rhythm: { ...rhythm, days: 1 } })).toBeNull();
    expect(at(0, { minTrainingDays: 400 }, { rhythm: { days: 24, openDays: 0 } })).toBeNull();
    const unknown = { ...ready, birthDate: null };
    expect(soonest(unknown, asks({ minAge: 13 }), { today, rhythm, breaks: [] })).toBeNull();
  });
});

describe('whoever it is, and whatever the grade asks', () => {
  const day = fc.integer({ min: 0, max: 7_990 }).map((at) => addDays('2005-01-01', at));
  const asked = fc.option(fc.integer({ min: 1, max: 400 }));
  const requirements = fc.record<GradeRequirement>({
    minTrainingDays: asked,
    minMonths: fc.option(fc.integer({ min: 1, max: 48 })),
    minAge: fc.option(fc.integer({ min: 1, max: 22 })),
  });
  const people = fc.record<Preparation>({
    since: day,
    days: fc.integer({ min: 0, max: 450 }),
    birthDate: fc.option(day),
    conditionsMet: fc.boolean(),
  });
  const today = '2026-11-20';
  const breaks = fc.array(
    fc.tuple(fc.integer({ min: -60, max: 400 }), fc.integer({ min: 0, max: 60 })).map(([from, length]) => ({
      dateFrom: addDays(today, from),
      dateTo: addDays(today, from + length),
    })),
    { maxLength: 4 },
  );
  const rhythms = fc.record({ days: fc.integer({ min: 1, max: 84 }), openDays: fc.constant(84) });

  test('another training day, and another day gone by, makes nothing worse', () => {
    fc.assert(
      fc.property(people, requirements, fc.integer({ min: 0, max: 800 }), (somebody, requirement, later) => {
        const now = judge(somebody, requirement, today).missing;
        const then = judge({ ...somebody, days: somebody.days + 1 }, requirement, addDays(today, later));
        expect(now).toEqual(expect.arrayContaining(then.missing));
      }),
      { numRuns: 300 },
    );
  });

  test('on the day that is forecast nothing is missing but what is ticked by hand, and on the day before something is', () => {
    fc.assert(
      fc.property(people, requirements, rhythms, breaks, (somebody, requirement, rhythm, off) => {
        const ready = soonest(somebody, requirement, { today, rhythm, breaks: off });
        if (ready === null) return;
        const daysOn = (on: string) =>
          somebody.days +
          Math.floor((countOpenDays(addDays(today, 1), on, off) * rhythm.days) / rhythm.openDays);
        const missingOn = (on: string) =>
          judge({ ...somebody, days: daysOn(on), conditionsMet: true }, requirement, on).missing;
        expect(missingOn(ready)).toEqual([]);
        if (ready > today) expect(missingOn(addDays(ready, -1))).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('who comes more often is ready no later, and a day off more makes nobody ready sooner', () => {
    fc.assert(
      fc.property(
        people,
        requirements,
        rhythms,
        breaks,
        breaks,
        (somebody, requirement, rhythm, off, more) => {
          const at = (how: typeof rhythm, when: typeof off) =>
            soonest(somebody, requirement, { today, rhythm: how, breaks: when }) ?? '9999-12-31';
          const usual = at(rhythm, off);
          expect(at({ ...rhythm, days: rhythm.days + 1 }, off) <= usual).toBe(true);
          expect(at(rhythm, [...off, ...more]) >= usual).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { trainingNow } from './training-now.ts';

const at = (time: string) => Date.parse(`2026-11-27T${time}:00Z`);
const training = (id: string, from: string, until: string, more: object = {}) => ({
  id,
  state: 'planned' as const,
  startsAt: `2026-11-27T${from}:00Z`,
  endsAt: `2026-11-27T${until}:00Z`,
  instructor: 'ktoś',
  section: null,
  minGradeRank: null,
  maxGradeRank: null,
  ...more,
});
const day = [
  training('dzieci', '15:00', '16:00', { section: 'kids' }),
  training('młodzież', '16:00', '17:30', { section: 'youth', instructor: 'ja' }),
  training('odwołany', '16:30', '18:00', { state: 'cancelled' }),
  training('dorośli', '18:00', '19:30', { section: 'adult' }),
  training('broń', '19:30', '21:00', { section: 'adult', instructor: 'ja jako uczeń' }),
];

describe('who takes the roll call', () => {
  const me = { leads: ['ja', 'ja jako uczeń'], students: [] };
  test.each([
    ['09:00', 'młodzież'],
    ['15:29', 'dzieci'],
    ['15:45', 'młodzież'],
    ['17:59', 'młodzież'],
    ['18:00', 'dorośli'],
    ['19:00', 'broń'],
    ['21:29', 'broń'],
    ['21:30', undefined],
  ])('means at %s: %s', (time, found) => {
    expect(trainingNow(day, at(time), me)?.id).toBe(found);
  });
});

describe('who trains, or has a child that does', () => {
  const adult = { section: 'adult' as const, gradeRank: null };
  test.each([
    ['09:00', [adult], 'dorośli'],
    ['19:29', [adult], 'dorośli'],
    ['19:30', [adult], 'broń'],
    ['09:00', [adult, { section: 'kids' as const, gradeRank: null }], 'dzieci'],
    ['21:00', [adult], undefined],
    ['09:00', [], undefined],
  ])('means at %s: %s', (time, students, found) => {
    expect(trainingNow(day, at(time), { leads: null, students })?.id).toBe(found);
  });
});

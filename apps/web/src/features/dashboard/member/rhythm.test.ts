import { expect, test } from 'vitest';
import { rhythmOf } from './rhythm.ts';

// A Friday.
const today = '2026-11-20';
const on = (...days: string[]) => days.map((day) => ({ day, trainings: 1 }));

test('whoever has not trained yet has no streak, and one training is enough for this week', () => {
  expect(rhythmOf([], today)).toEqual({ thisWeek: 0, usual: 1, streak: 0, longest: 0 });
});

test('two trainings of a day are two', () => {
  expect(rhythmOf([{ day: '2026-11-16', trainings: 2 }, ...on('2026-11-18')], today).thisWeek).toBe(3);
});

test('a week without a training yet breaks no streak, a whole one does', () => {
  const weeks = on('2026-11-15', '2026-11-03', '2026-10-28');
  expect(rhythmOf(weeks, today).streak).toBe(3);
  expect(rhythmOf([...weeks, ...on(today)], today).streak).toBe(4);
  expect(rhythmOf(on('2026-11-03', '2026-10-28'), today).streak).toBe(0);
});

test('the longest streak is remembered', () => {
  const days = on('2026-11-17', '2026-03-03', '2026-03-10', '2026-03-12', '2026-03-17', '2026-05-05');
  expect(rhythmOf(days, today)).toMatchObject({ streak: 1, longest: 3 });
});

test('what is usual is told by the eight weeks before this one', () => {
  const twiceAWeek = Array.from({ length: 8 }, (_, back) => [
    new Date(Date.parse('2026-11-10') - back * 7 * 86_400_000).toISOString().slice(0, 10),
    new Date(Date.parse('2026-11-12') - back * 7 * 86_400_000).toISOString().slice(0, 10),
  ]).flat();
  expect(rhythmOf([...on(...twiceAWeek), { day: today, trainings: 4 }], today).usual).toBe(2);
});

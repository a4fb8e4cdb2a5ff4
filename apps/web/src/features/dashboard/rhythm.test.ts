import { expect, test } from 'vitest';
import { rhythmOf } from './rhythm.ts';

// A Friday.
const today = '2026-11-20';

test('whoever has not trained yet has no streak, and one training is enough for this week', () => {
  expect(rhythmOf([], today)).toEqual({ counts: {}, thisWeek: 0, usual: 1, streak: 0 });
});

test('two trainings of a day are two', () => {
  const { counts, thisWeek } = rhythmOf(['2026-11-16', '2026-11-16', '2026-11-18'], today);
  expect(counts).toEqual({ '2026-11-16': 2, '2026-11-18': 1 });
  expect(thisWeek).toBe(3);
});

test('a week without a training yet breaks no streak, a whole one does', () => {
  const weeks = ['2026-11-15', '2026-11-03', '2026-10-28'];
  expect(rhythmOf(weeks, today).streak).toBe(3);
  expect(rhythmOf([...weeks, today], today).streak).toBe(4);
  expect(rhythmOf(['2026-11-03', '2026-10-28'], today).streak).toBe(0);
});

test('what is usual is told by the eight weeks before this one', () => {
  const twiceAWeek = Array.from({ length: 8 }, (_, back) => [
    new Date(Date.parse('2026-11-10') - back * 7 * 86_400_000).toISOString().slice(0, 10),
    new Date(Date.parse('2026-11-12') - back * 7 * 86_400_000).toISOString().slice(0, 10),
  ]).flat();
  expect(rhythmOf([...twiceAWeek, today, today, today, today], today).usual).toBe(2);
});

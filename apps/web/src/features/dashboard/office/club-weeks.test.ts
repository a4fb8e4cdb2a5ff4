import { expect, test } from 'vitest';
import { clubWeeks } from './club-weeks.ts';

const training = (startsAt: string, section: 'kids' | 'adult', presentCount: number) => ({
  startsAt,
  section,
  presentCount,
  kind: 'regular' as const,
});

test('a training counts for the week of the club’s own Monday, and for its group', () => {
  const { weeks, groups, totals } = clubWeeks(
    [
      // Sunday evening in Warsaw, and half an hour into the Monday after it.
      training('2026-11-22T18:00:00Z', 'kids', 8),
      training('2026-11-22T23:30:00Z', 'kids', 5),
      training('2026-11-24T18:00:00Z', 'adult', 12),
      training('2026-11-25T18:00:00Z', 'adult', 0),
    ],
    '2026-11-26',
    'Europe/Warsaw',
  );
  expect(weeks.slice(-2)).toEqual(['2026-11-16', '2026-11-23']);
  expect(groups.map(({ group, counts }) => [group, ...counts.slice(-2)])).toEqual([
    ['kids', 8, 5],
    ['adult', 0, 12],
  ]);
  expect(totals.slice(-2)).toEqual([8, 17]);
});

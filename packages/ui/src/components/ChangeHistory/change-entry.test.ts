import { expect, test } from 'vitest';
import { byDay, type ChangeEntry } from './change-entry.ts';

const entry = (id: string, at: string): ChangeEntry => ({ id, at, deed: 'zmieniła', changes: [] });

test('a day is a day by the clock of the club', () => {
  const entries = [
    entry('3', '2026-11-24T07:00:00Z'),
    entry('2', '2026-11-23T23:30:00Z'),
    entry('1', '2026-11-23T22:30:00Z'),
  ];
  const daysIn = (timeZone: string) =>
    byDay(entries, timeZone).map(({ day, entries: those }) => [day, ...those.map(({ id }) => id)]);
  expect(daysIn('Europe/Warsaw')).toEqual([
    ['2026-11-24', '3', '2'],
    ['2026-11-23', '1'],
  ]);
  expect(daysIn('UTC')).toEqual([
    ['2026-11-24', '3'],
    ['2026-11-23', '2', '1'],
  ]);
});

import { describe, expect, test } from 'vitest';
import type { Homework, OwnHomework, Submission } from './homework-queries.ts';
import { byDueAt, isLate, isOpen, isToMend, standingOf } from './standing.ts';

const now = Date.parse('2026-11-27T18:00:00Z');

const given = (submission: Partial<Submission>, homework: Partial<Homework> = {}) =>
  ({
    submission: { id: 'a', state: 'assigned', feedback: null, ...submission },
    homework: { state: 'published', dueAt: null, availableFrom: null, ...homework },
  }) as OwnHomework;

describe('where a homework stands', () => {
  test.each([
    ['assigned', 'published', 'due'],
    ['draft', 'published', 'due'],
    ['returned', 'published', 'due'],
    ['submitted', 'published', 'waiting'],
    ['submitted', 'closed', 'waiting'],
    ['reviewed', 'published', 'done'],
    // Nobody can hand it in any more.
    ['draft', 'closed', 'done'],
    ['assigned', 'archived', 'done'],
  ] as const)('%s, of one that is %s: %s', (state, ofHomework, standing) => {
    expect(standingOf(given({ state }, { state: ofHomework }))).toBe(standing);
  });
});

test('answers are taken from the moment on from which it is there, until it is closed', () => {
  const availableFrom = '2026-11-27T18:00:00Z';
  const { homework } = given({}, { availableFrom });
  expect(isOpen(homework, now)).toBe(true);
  expect(isOpen(homework, now - 1)).toBe(false);
  expect(isOpen({ ...homework, state: 'closed' }, now)).toBe(false);
});

test('what is handed in is not late, however late that was', () => {
  const dueAt = '2026-11-27T17:59:59Z';
  expect(isLate(given({ state: 'draft' }, { dueAt }), now)).toBe(true);
  expect(isLate(given({ state: 'submitted' }, { dueAt }), now)).toBe(false);
  expect(isLate(given({ state: 'draft' }, { dueAt: '2026-11-27T18:00:01Z' }), now)).toBe(false);
  expect(isLate(given({ state: 'draft' }), now)).toBe(false);
});

test('what came back is to be mended, also once it was handed in again and taken back', () => {
  expect(isToMend(given({ state: 'returned', feedback: 'Głowa do środka' }))).toBe(true);
  expect(isToMend(given({ state: 'draft', feedback: 'Głowa do środka' }))).toBe(true);
  expect(isToMend(given({ state: 'draft' }))).toBe(false);
  expect(isToMend(given({ state: 'submitted', feedback: 'Głowa do środka' }))).toBe(false);
});

test('the one that is due next stands first, and those without a day last', () => {
  const due = (id: string, dueAt: string | null) => given({ id }, { dueAt });
  const all = [due('a', null), due('b', '2026-12-04T18:00:00Z'), due('c', '2026-11-20T18:00:00Z')];
  expect(all.toSorted(byDueAt).map(({ submission }) => submission.id)).toEqual(['c', 'b', 'a']);
});

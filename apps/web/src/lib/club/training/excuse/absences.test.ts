import { expect, test } from 'vitest';
import type { Presence } from '../own-presences.ts';
import type { Marks } from '../pending-marks.ts';
import { absencesAhead } from './absences.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const excused = (day: string, changes: object = {}) =>
  ({
    training: day,
    trainingStartsAt: `2026-${day}T16:30:00Z`,
    student: 'Antoni',
    status: 'excused',
    note: 'Choroba',
    source: 'self',
    confirmedBy: null,
    invalidatedAt: null,
    ...changes,
  }) as Presence;
const toldOf = (presences: Presence[], pending: Marks = new Map()) =>
  absencesAhead(presences, { id: 'Antoni' }, { pending, viewer: 'a parent', now }).map(
    ({ trainings, note }) => `${trainings.join(' ')}: ${note}`,
  );

test('an illness is one absence, of what is still to come', () => {
  expect(toldOf([excused('11-30'), excused('11-23'), excused('11-27'), excused('12-02')])).toEqual([
    '11-27 11-30 12-02: Choroba',
  ]);
});

test('another reason, a training one comes to, and a month between are another absence', () => {
  expect(
    toldOf([
      excused('11-27'),
      excused('11-30', { note: 'Wyjazd' }),
      excused('12-02', { note: 'Wyjazd' }),
      excused('12-04', { status: 'declared', note: null }),
      excused('12-07', { note: 'Wyjazd' }),
      excused('12-31', { note: 'Wyjazd' }),
    ]),
  ).toEqual(['11-27: Choroba', '11-30 12-02: Wyjazd', '12-07: Wyjazd', '12-31: Wyjazd']);
});

test('what the staff has noted, and what is of a sibling or invalid, is not theirs to take back', () => {
  expect(
    toldOf([
      excused('11-27', { confirmedBy: 'an instructor' }),
      excused('11-28', { student: 'Zofia' }),
      excused('11-29', { invalidatedAt: '2026-11-24T10:00:00Z' }),
    ]),
  ).toEqual([]);
});

test('what was taken back just now is gone before it is stored', () => {
  const back = new Map([['11-30', new Map([['Antoni', { status: null, state: 'waiting' as const }]])]]);
  expect(toldOf([excused('11-27'), excused('11-30')], back)).toEqual(['11-27: Choroba']);
});

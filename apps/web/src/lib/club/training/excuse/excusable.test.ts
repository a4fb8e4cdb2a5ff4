import { expect, test } from 'vitest';
import type { OwnStudent, Presence } from '../own-presences.ts';
import type { Marks } from '../pending-marks.ts';
import type { Training } from '../trainings.ts';
import { excusable } from './excusable.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const open = { state: 'planned', section: 'kids', minGradeRank: null, maxGradeRank: null };
const training = (id: string, changes: object = {}) =>
  ({
    ...open,
    id,
    startsAt: `2026-11-${id}T16:30:00Z`,
    endsAt: `2026-11-${id}T17:30:00Z`,
    ...changes,
  }) as Training;
const student = (id: string, section = 'kids') => ({ id, section, gradeRank: null }) as OwnStudent;
const mark = (training: string, changes: object) =>
  ({
    training,
    student: 'Antoni',
    source: 'self',
    confirmedBy: null,
    invalidatedAt: null,
    ...changes,
  }) as Presence;

const trainings = [
  training('22'),
  training('23'),
  training('24', { state: 'cancelled' }),
  training('25'),
  training('26'),
  training('27', { section: 'adult' }),
  training('28'),
];
const presences = [
  mark('25', { status: 'declared' }),
  mark('26', { status: 'excused' }),
  mark('28', { status: 'declared', source: 'instructor', confirmedBy: 'an instructor' }),
];
const keysOf = (students: OwnStudent[], pending: Marks = new Map()) =>
  excusable(trainings, students, { presences, pending, viewer: 'a parent', now }).map(({ key }) => key);

test('a child is excused from what is meant for them and to come, and not from what they are excused from or the staff has marked', () => {
  expect(keysOf([student('Antoni')])).toEqual(['23 Antoni', '25 Antoni']);
});

test('a sibling from what is meant for them, beside each training', () => {
  expect(keysOf([student('Antoni'), student('Zofia')])).toEqual([
    '23 Antoni',
    '23 Zofia',
    '25 Antoni',
    '25 Zofia',
    '26 Zofia',
    '28 Zofia',
  ]);
  expect(keysOf([student('Piotr', 'adult')])).toEqual(['27 Piotr']);
});

test('what was said since counts before it is stored', () => {
  const said = (status: 'excused' | null) => new Map([['Antoni', { status, state: 'waiting' as const }]]);
  const pending = new Map([
    ['23', said('excused')],
    ['26', said(null)],
  ]);
  expect(keysOf([student('Antoni')], pending)).toEqual(['25 Antoni', '26 Antoni']);
});

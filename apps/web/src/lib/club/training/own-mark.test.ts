import { describe, expect, test } from 'vitest';
import { isMeantFor, ownChoices } from './own-mark.ts';
import type { Presence } from './own-presences.ts';

const training = {
  state: 'planned',
  startsAt: '2026-11-20T17:00:00Z',
  endsAt: '2026-11-20T18:30:00Z',
} as const;
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const presence = (changes: Partial<Presence>) =>
  ({ status: 'declared', source: 'self', confirmedBy: null, invalidatedAt: null, ...changes }) as Presence;

describe('given a training from 17:00 to 18:30 and no mark yet', () => {
  test.each([
    ['09:00', false, true],
    ['16:29', false, true],
    ['16:30', true, true],
    ['16:59', true, true],
    ['17:00', true, false],
    ['18:40', true, false],
    ['18:41', false, false],
  ])('at %s they can arrive: %s, announce: %s', (time, canArrive, canAnnounce) => {
    expect(ownChoices(training, undefined, at(time), 'me')).toEqual({ canArrive, canAnnounce });
  });
});

test.each([
  ['16:45', true, true],
  ['17:10', true, false],
  ['18:41', false, false],
])(
  'who said at %s that they are here takes it back there: %s, or says something else: %s',
  (time, canArrive, canAnnounce) => {
    expect(ownChoices(training, presence({ status: 'present' }), at(time), 'me')).toEqual({
      canArrive,
      canAnnounce,
    });
  },
);

test.each([
  ['an instructor’s mark', presence({ source: 'instructor', confirmedBy: 'somebody' })],
  ['a confirmed mark', presence({ confirmedBy: 'somebody' })],
  ['one from a file', presence({ source: 'import' })],
  ['a mark that counts no more', presence({ invalidatedAt: '2026-11-20T16:00:00Z' })],
])('%s is not theirs to change', (_, mark) => {
  expect(ownChoices(training, mark, at('16:45'), 'me')).toEqual({ canArrive: false, canAnnounce: false });
});

test('an instructor’s own mark is, where they have set it themselves', () => {
  const own = presence({ source: 'instructor', confirmedBy: 'me' });
  expect(ownChoices(training, own, at('16:45'), 'me')).toEqual({ canArrive: true, canAnnounce: true });
});

test.each(['cancelled', 'notHeld'] as const)('a training that is %s asks nothing', (state) => {
  expect(ownChoices({ ...training, state }, undefined, at('16:45'), 'me').canAnnounce).toBe(false);
});

describe('given a youth training from the third grade to the fifth', () => {
  const meant = { section: 'youth', minGradeRank: 3, maxGradeRank: 5 } as const;

  test.each([
    ['youth', null, false],
    ['youth', 2, false],
    ['youth', 3, true],
    ['youth', 5, true],
    ['youth', 6, false],
    ['kids', 4, false],
  ] as const)('a student of the section %s with rank %d: %s', (section, gradeRank, expected) => {
    expect(isMeantFor(meant, { section, gradeRank })).toBe(expected);
  });
});

test('a training without bounds is for everybody', () => {
  const open = { section: null, minGradeRank: null, maxGradeRank: null };
  expect(isMeantFor(open, { section: 'kids', gradeRank: null })).toBe(true);
});

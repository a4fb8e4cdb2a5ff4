import { describe, expect, test } from 'vitest';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { classesNow } from './classes-now.ts';

const sensei = 'sensei';
const training = (id: string, from: string, to: string, more: Partial<Training> = {}) =>
  ({
    id,
    state: 'planned',
    instructor: 'inny',
    startsAt: `2026-11-24T${from}:00.000Z`,
    endsAt: `2026-11-24T${to}:00.000Z`,
    ...more,
  }) as Training;
const at = (time: string) => Date.parse(`2026-11-24T${time}:00.000Z`);
const evening = training('evening', '17:30', '19:00');
const idsAt = (time: string, ...trainings: Training[]) =>
  classesNow(trainings, [sensei, null], at(time)).now.map(({ id }) => id);

describe('on the mat', () => {
  test.each([
    ['16:59', []],
    ['17:00', ['evening']],
    ['18:15', ['evening']],
    ['19:30', ['evening']],
    ['19:31', []],
  ])('at %s is %j: from half an hour before until half an hour after', (time, ids) => {
    expect(idsAt(time, evening)).toEqual(ids);
  });

  test('of several one’s own comes first, then what runs', () => {
    const before = training('before', '16:00', '17:15');
    const mine = training('mine', '18:10', '19:30', { instructor: sensei });
    expect(idsAt('17:45', before, evening, mine)).toEqual(['mine', 'evening', 'before']);
  });

  test('what is off or was not held is not there', () => {
    expect(idsAt('18:00', { ...evening, state: 'cancelled' }, { ...evening, state: 'notHeld' })).toEqual([]);
  });
});

describe('the next one', () => {
  const nextAt = (time: string, ...trainings: Training[]) =>
    classesNow(trainings, [sensei], at(time)).next?.id;

  test('is one’s own, or else the first', () => {
    const mine = training('mine', '20:00', '21:00', { instructor: sensei });
    expect(nextAt('12:00', mine, evening)).toBe('mine');
    expect(nextAt('12:00', training('late', '21:00', '22:00'), evening)).toBe('evening');
  });

  test('is none where nothing is to come', () => {
    expect(nextAt('22:00', evening)).toBeUndefined();
  });
});

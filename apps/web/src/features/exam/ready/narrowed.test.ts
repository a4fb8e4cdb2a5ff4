import { expect, test } from 'vitest';
import type { Prospect } from '../exam-queries.ts';
import { isReady, narrowed } from './narrowed.ts';

const prospect = (changes: object) =>
  ({
    student: 'Ola',
    section: 'adult',
    workplace: 'Wrzeszcz',
    gradeTo: '5 kyu',
    days: { has: 40, needs: 40 },
    months: { has: 6, needs: 4 },
    age: { has: 30, needs: null },
    missing: [],
    ...changes,
  }) as unknown as Prospect;

const all = [
  prospect({}),
  prospect({ student: 'Antoni', section: 'kids', gradeTo: '6 kyu', workplace: null }),
  prospect({ student: 'Jan', gradeTo: '6 kyu', days: { has: 10, needs: 25 }, missing: ['days'] }),
  prospect({
    student: 'Ewa',
    workplace: 'Oliwa',
    ...{ days: { has: 3, needs: null }, months: { has: 1, needs: null } },
  }),
];
const found = (search: string) => narrowed(all, new URLSearchParams(search)).map(({ student }) => student);

test('the list is narrowed by group, grade and place, and to who is ready', () => {
  expect(found('')).toEqual(['Ola', 'Antoni', 'Jan', 'Ewa']);
  expect(found('section=adult')).toEqual(['Ola', 'Jan', 'Ewa']);
  expect(found('section=adult&grade=6 kyu')).toEqual(['Jan']);
  expect(found('workplace=Oliwa')).toEqual(['Ewa']);
  expect(found('ready=yes')).toEqual(['Ola', 'Antoni']);
});

test('nobody is ready for a grade that asks for nothing', () => {
  expect(all.filter(isReady).map(({ student }) => student)).not.toContain('Ewa');
});

import { fieldRules } from '@tatami/sdk/rules';
import { expect, test } from 'vitest';
import { validate } from './validate.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const workplace = fieldRules('workplace');

test('what is required must be there, and blanks are nothing', () => {
  expect(validate(workplace, { name: '  ' }, t)).toEqual({ name: 'form.required' });
});

test('bounds and forms are those of the contract', () => {
  expect(validate(workplace, { name: 'x'.repeat(101), capacity: 0, postalCode: '80180' }, t)).toEqual({
    name: 'form.tooLong 100',
    capacity: 'form.tooSmall 1',
    postalCode: 'form.pattern 80-180',
  });
});

test('a moment is a day and a time, also where there need be none', () => {
  const homework = { title: 'Trzy różnice', description: 'Opisz je.', assignees: 'section' };
  const judged = (dueAt: string) => validate(fieldRules('homework'), { ...homework, dueAt }, t);
  expect(judged('2026-11-30T')).toEqual({ dueAt: 'form.required' });
  expect(judged('T18:00')).toEqual({ dueAt: 'form.required' });
  expect(judged('')).toEqual({});
});

test('an optional field may stay empty', () => {
  expect(validate(workplace, { name: 'Dojo', postalCode: '', capacity: null }, t)).toEqual({});
});

test('letters beyond the basic plane count as one', () => {
  expect(validate({ name: { type: 'string', maxLength: 2 } }, { name: '🥋🥋' }, t)).toEqual({});
});

import { ClubApiError } from '@tatami/sdk';
import { expect, test } from 'vitest';
import { unmarkedReason } from './unmarked-reason.ts';

const detail = 'Popraw zaznaczone pola.';

const refused = (fields: Record<string, string>) =>
  new ClubApiError({
    code: 'validation-failed',
    status: 400,
    detail,
    problem: {
      detail,
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'validation-failed',
      errors: Object.entries(fields).map(([field, message]) => ({ field, code: 'wrong-format', message })),
    },
  });

test('fields that say what is wrong with them need no more words', () => {
  expect(unmarkedReason(refused({ email: 'Nie ma takiego adresu.' }), (name) => name === 'email')).toBe('');
});

test('what is wrong with a field that the form has not is said by the form', () => {
  const error = refused({ email: 'Nie ma takiego adresu.', successUrl: 'Otwórz stronę klubu.' });
  expect(unmarkedReason(error, (name) => name === 'email')).toBe('Otwórz stronę klubu.');
  expect(unmarkedReason(error)).toBe('Nie ma takiego adresu. Otwórz stronę klubu.');
});

test('what concerns no field is said as it is', () => {
  expect(unmarkedReason(refused({}))).toBe(detail);
});

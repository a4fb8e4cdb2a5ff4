import { CancelledError } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { expect, test } from 'vitest';
import { whereErrorsLead } from './where-errors-lead.ts';

const error = (status: number | null, code = 'unexpected') =>
  new ClubApiError({ code, status, detail: 'Słowa serwera.' });
const lead = (cause: unknown) => {
  const path = whereErrorsLead(cause, '/dojo/training?view=list');
  return path && decodeURIComponent(path.replaceAll('+', ' '));
};

test.each([
  [401, '/login'],
  [403, '/accessdenied'],
  [404, '/notfound'],
  [406, '/error/?msg=Słowa serwera.'],
  [409, null],
  [412, null],
  [429, null],
  [400, '/error/?msg=Słowa serwera.&from=/dojo/training?view=list'],
  [500, '/error/?msg=Słowa serwera.&from=/dojo/training?view=list'],
  [503, '/error/?msg=Słowa serwera.&from=/dojo/training?view=list'],
])('a %s leads to %s', (status, where) => {
  expect(lead(error(status))).toBe(where);
});

test('no answer leads to the error page, with the way back', () => {
  expect(lead(error(null, 'network'))).toBe('/error/?msg=Słowa serwera.&from=/dojo/training?view=list');
});

test('a call that was given up leads nowhere', () => {
  expect(lead(error(null, 'aborted'))).toBeNull();
  expect(lead(new CancelledError())).toBeNull();
});

test('an error that is none of the server’s keeps its words to itself', () => {
  expect(lead(new TypeError('x is not a function'))).toBe('/error/?from=/dojo/training?view=list');
});

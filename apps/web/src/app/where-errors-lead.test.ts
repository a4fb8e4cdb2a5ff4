import { ClubApiError } from '@tatami/sdk';
import { expect, test } from 'vitest';
import { whereErrorsLead } from './where-errors-lead.ts';

const error = (status: number | null, detail = 'text') =>
  new ClubApiError({ code: 'unexpected', status, detail });

test.each([
  [401, '/login'],
  [403, '/accessdenied'],
  [404, '/notfound'],
  [406, '/error/?msg=text'],
  [500, '/error/?msg=text&from=/dojo/training'],
  [null, '/error/?msg=text&from=/dojo/training'],
])('a %s leads to %s', (status, where) => {
  expect(decodeURIComponent(whereErrorsLead(error(status), '/dojo/training'))).toBe(where);
});

test('an error that is none of the server’s keeps its words to itself', () => {
  expect(decodeURIComponent(whereErrorsLead(new TypeError('x is not a function'), '/dashboard'))).toBe(
    '/error/?from=/dashboard',
  );
});

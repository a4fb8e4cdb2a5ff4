import { expect, test } from 'vitest';
import { ClubApiError } from './index.ts';
import { redact } from './redact.ts';

const token = 'q2o8Hn5Xc0aKx1vJ0mJm1yB8cVwz7o3o4i5hLrYkP6s';

test.each([
  [`Authorization: Bearer ${token}`, 'Authorization: Bearer [redacted]'],
  ['authorization: "Basic cGhvdG9jbGllbnQ6c2VjcmV0"', 'authorization: "Basic [redacted]"'],
  ['sent with tat_0F1kXb9TqVZ3mC7sYwN5rJ8hL2pD4gK6aE0uQoRiPt4xW1Ubc', 'sent with tat_[redacted]'],
  [`GET /api/export?access_token=${token}&page=2`, 'GET /api/export?access_token=[redacted]&page=2'],
  [
    `{"access_token":"${token}","token_type":"Bearer"}`,
    '{"access_token":"[redacted]","token_type":"Bearer"}',
  ],
  [
    'grant_type=password&username=anna&password=hunter2',
    'grant_type=password&username=anna&password=[redacted]',
  ],
  ['https://anna:hunter2@club.test/api', 'https://[redacted]@club.test/api'],
])('%s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test.each([
  'Basic training is full.',
  'Popraw zaznaczone pola.',
  `Unexpected token '<', "<h1>" is not valid JSON`,
  'connect ECONNREFUSED 127.0.0.1:8080',
])('nothing to hide: %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('an error without secrets keeps its cause as it is', () => {
  const cause = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
  expect(new ClubApiError({ code: 'network', detail: 'No answer.', cause }).cause).toBe(cause);
});

test('a secret that only the stack of a cause tells is gone', () => {
  const cause = new TypeError('Invalid URL');
  cause.stack = `TypeError: Invalid URL\n    input: https://anna:hunter2@club.test/api`;
  const { cause: copy } = new ClubApiError({ code: 'network', detail: '', cause }) as { cause: Error };
  expect(copy.message).toBe('Invalid URL');
  expect(copy.stack).not.toContain('hunter2');
});

test('a secret in the text, in a cause, or in the cause of a cause is gone', () => {
  const deepest = new TypeError(`Headers.set: "Bearer ${token}" is an invalid header value.`);
  const cause = new Error(`GET http://club.test/?access_token=${token}`, { cause: deepest });
  const outer = new ClubApiError({
    code: 'network',
    detail: '',
    cause: new Error('Outer', { cause: deepest }),
  });
  expect((outer.cause as Error & { cause: Error }).cause.message).not.toContain(token);
  const error = new ClubApiError({ code: 'network', detail: `Sent Bearer ${token}`, cause });

  const { cause: copy } = error as { cause: Error & { cause: Error } };
  const everything = [error, copy, copy.cause].flatMap(({ message, stack }) => [message, stack]).join('\n');
  expect(everything).not.toContain(token);
  expect(copy.cause.name).toBe('TypeError');
  expect(copy.message).toBe('GET http://club.test/?access_token=[redacted]');
});

import { expect, test } from 'vitest';
import { codeSample } from './code-sample.ts';

const tables = new Set(['student', 'training']);
const id = { in: 'path', name: 'id', required: true, example: '0193a1c5', schema: { type: 'string' } };
const done = { 200: { content: { 'application/json': {} } } };
const sampled = (path: string, method: string, rest: object = {}) =>
  codeSample(tables, { path, method, operation: { operationId: 'it', responses: done, ...rest } });
const body = (example: unknown) => ({ requestBody: { content: { 'application/json': { example } } } });

test('a table has a client of its own', () => {
  expect(sampled('/student', 'get')).toBe("const answer = await club.table('student').list({ size: 50 });");
  expect(sampled('/student/{id}', 'delete', { parameters: [id] })).toBe(
    "await club.table('student').remove('0193a1c5');",
  );
  expect(sampled('/student/{id}', 'put', { parameters: [id], ...body({ firstName: 'Zofia' }) })).toBe(
    "const answer = await club.table('student').save({ id: '0193a1c5', firstName: 'Zofia' });",
  );
});

test('what else is done with a row is an action', () => {
  expect(sampled('/training/{id}/cancel', 'post', { parameters: [id], ...body({ reason: "O'Neil" }) })).toBe(
    "const answer = await club.table('training').act('0193a1c5', 'cancel', { reason: 'O\\'Neil' });",
  );
});

test('all else goes by its path, with what it can’t be without', () => {
  const year = { in: 'query', name: 'year', required: true, schema: { type: 'integer' } };
  expect(sampled('/day-off/missing', 'get', { parameters: [year] })).toBe(
    "const { data } = await club.api.GET('/day-off/missing', { params: { query: { year: 2026 } } });",
  );
  expect(sampled('/kiosk/leave', 'post', { ...body({ pin: '1234' }), responses: { 204: {} } })).toBe(
    "await club.api.POST('/kiosk/leave', { body: { pin: '1234' } });",
  );
});

test('a file is fetched as one', () => {
  expect(
    sampled('/authinfo/export', 'get', { responses: { 200: { content: { 'application/zip': {} } } } }),
  ).toBe("const { blob, name } = await club.download('/authinfo/export');");
});

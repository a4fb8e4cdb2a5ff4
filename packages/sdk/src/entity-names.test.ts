import { join } from 'node:path';
import { compile } from '@tatami/tooling/compile';
import { expect, test } from 'vitest';

const text = `
import { createClub } from '@tatami/sdk';
const students = createClub({ baseUrl: '/api' }).table('student');
export const got = students.get('id');
export const part = students.get('id', { fields: ['id', 'lastName'] });
export const page = students.list();
export const save = students.save;
export const cancelled = createClub({ baseUrl: '/api' }).table('training').act('id', 'cancel', { reason: 'Awaria' });
`;

test('an editor and a declaration call an entity by its name', () => {
  const { faults, declarations } = compile(join(import.meta.dirname, '..'), [text]);
  expect(faults).toEqual([]);
  const plain = (declarations[0] ?? '').replaceAll(/import\("[^"]+"\)\./g, '');
  expect(plain).toContain('got: Promise<Student>;');
  expect(plain).toContain('part: Promise<Part<"student", "id" | "lastName">>;');
  expect(plain).toContain('page: Promise<Page<Student>>;');
  expect(plain).toContain('save: (entity: StudentDraft, options?: SaveOptions) => Promise<Student>;');
  expect(plain).toContain('cancelled: Promise<Training>;');
}, 90_000);

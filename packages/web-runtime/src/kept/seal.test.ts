import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const students = { results: [{ lastName: 'Łukasik' }] };

test('who has the same token opens what was closed, on a later visit too', async () => {
  const closed = await (await createSeal('a token')).close(students);
  expect(await (await createSeal('a token')).open(closed)).toEqual(students);
});

test('nobody else does, and nothing of it is in clear', async () => {
  const closed = await (await createSeal('a token')).close(students);
  await expect((await createSeal('another token')).open(closed)).rejects.toThrow();
  expect(new TextDecoder().decode(closed.sealed)).not.toContain('lastName');
});

test('a name is the same for the same token only, and says nothing', async () => {
  const [one, same, other] = await Promise.all(['a token', 'a token', 'another token'].map(createSeal));
  const name = await one?.nameFor('["student","list"]');
  expect(await same?.nameFor('["student","list"]')).toBe(name);
  expect(await other?.nameFor('["student","list"]')).not.toBe(name);
  expect(name).not.toContain('student');
});

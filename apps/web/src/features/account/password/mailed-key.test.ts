import { expect, test } from 'vitest';
import { readMailedKey } from './mailed-key.ts';

const user = '019a9f0e-1f2b-7c3d-8e4f-5a6b7c8d9e0f';
const key = 'Zb3-_kQ9'.repeat(5);

test('the fragment of a mailed link is a user and a key', () => {
  expect(readMailedKey(`#${user}.${key}`)).toEqual({ user, key });
});

test.each(['', '#', '#second-factor', `#${user}`, `#${user}.`, `#${user}.${key}/..`, `#x.${key}`])(
  '“%s” is none',
  (hash) => expect(readMailedKey(hash)).toBeNull(),
);

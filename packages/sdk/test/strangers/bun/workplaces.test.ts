import { expect, test } from 'bun:test';
import { ClubApiError, createClub } from '@tatami/sdk';
import { fieldRules } from '@tatami/sdk/rules';

const { CLUB_URL = '', CLUB_USERNAME = '', CLUB_PASSWORD = '' } = process.env;
const club = createClub({ baseUrl: CLUB_URL, language: 'en' });

test('a workplace is saved, changed, and refused when it is out of date', async () => {
  await club.signIn({ username: CLUB_USERNAME, password: CLUB_PASSWORD });
  const name = `Dojo of Bun ${crypto.randomUUID()}`;
  const made = await club.table('workplace').save({ name, capacity: 20 });
  const changed = await club.table('workplace').save({ ...made, capacity: 25 });
  expect(changed.version).toBe(made.version + 1);

  const refused = await club
    .table('workplace')
    .save(made)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ClubApiError);
  expect(refused).toMatchObject({ code: 'stale-version' });
});

test('a file has its name', async () => {
  const { name, blob } = await club.download('/authinfo/export');
  expect(name).toEndWith('.zip');
  expect(blob.size).toBeGreaterThan(100);
});

test('the rules are there', () => {
  expect(fieldRules('workplace').capacity.maximum).toBe(500);
});

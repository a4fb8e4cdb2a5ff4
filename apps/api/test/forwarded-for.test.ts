import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { requestToken } from './support/token.ts';

/** Where a session says that it began, after a sign-in that came from `from` and said it speaks for `speaksFor`. */
async function placeOf(club: TestClub, from: string, speaksFor: string): Promise<string> {
  const headers = { 'x-forwarded-for': speaksFor };
  const signedIn = await requestToken(club.app, { username: 'admin', password: PASSWORD }, from, headers);
  expect(signedIn.status).toBe(200);
  const { rows } = await club.database.pool.query('select address from session order by id desc limit 1');
  return rows[0].address;
}

describe.each([
  ['as it comes', {}, ['127.0.0.1', '::1', '::ffff:127.0.0.1'], ['10.0.0.5', '192.0.2.1']],
  [
    'that was told of proxies',
    { TRUSTED_PROXIES: '10.0.0.5, fd00::/8' },
    ['10.0.0.5', '::ffff:10.0.0.5', 'fd00::17'],
    ['10.0.0.6', '127.0.0.1', '192.0.2.1', 'fe80::1'],
  ],
  ['that has none', { TRUSTED_PROXIES: '' }, [], ['127.0.0.1', '10.0.0.5']],
])('a server %s', (_, settings, trusted, others) => {
  let club: TestClub;
  beforeAll(async () => {
    club = await openTestClub(settings);
  });
  afterAll(() => club.close());

  it.each(trusted)('believes %s whom it speaks for', async (from) => {
    expect(await placeOf(club, from, '203.0.113.9')).toBe('203.0.113.0');
  });

  it.each(others)('believes %s only who it is', async (from) => {
    expect(await placeOf(club, from, '203.0.113.9')).not.toBe('203.0.113.0');
  });
});

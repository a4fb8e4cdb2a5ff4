import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { deviceFamily, maskAddress, placeOf } from '../src/session/device.ts';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { requestToken } from './support/token.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

const tryToSignIn = (username: string, password = PASSWORD) =>
  requestToken(club.app, { username, password }, '203.0.113.77', { 'user-agent': FIREFOX });
const recordOf = async (user: string) =>
  (await club.admin.get(`/userlastlogin?user=${user}`)).body._embedded.results[0];

test('each sign-in is counted: when, how, from which place and with what, and the one before', async () => {
  await club.travelTo('2026-11-20T12:00:00Z');
  const { id } = await club.join('ola', 'Members');
  expect(await recordOf(id)).toMatchObject({
    username: 'ola',
    fullName: 'ola Testowa',
    lastLoginAt: '2026-11-20T12:00:00.000Z',
    previousLoginAt: null,
    count: 1,
    method: 'password',
    failedCount: 0,
    lastFailedAt: null,
  });
  await club.travelTo('2026-11-21T08:30:00Z');
  expect((await tryToSignIn('ola')).status).toBe(200);
  expect(await recordOf(id)).toMatchObject({
    lastLoginAt: '2026-11-21T08:30:00.000Z',
    previousLoginAt: '2026-11-20T12:00:00.000Z',
    count: 2,
    ipMasked: '203.0.113.0',
    userAgentFamily: 'Firefox, Linux',
    version: 2,
  });
});

test('each failure is counted with the name or the address, and changes nothing of the last sign-in', async () => {
  await club.travelTo('2026-11-22T08:00:00Z');
  const { id } = await club.join('jan', 'Members');
  const before = await recordOf(id);
  await club.travelTo('2026-11-22T09:00:00Z');
  for (const name of ['jan', 'JAN@example.org'])
    expect((await tryToSignIn(name, 'wrong password')).status).toBe(400);
  expect(await recordOf(id)).toEqual({
    ...before,
    failedCount: 2,
    lastFailedAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
    version: 3,
  });
  await tryToSignIn('jan');
  expect(await recordOf(id)).toMatchObject({ count: 2, failedCount: 2 });
});

test('who never signed in may have failures alone, and nobody gets a record of a name that isn’t there', async () => {
  const count = async () => (await club.admin.get('/userlastlogin')).body.page.totalElements;
  const { body: invited } = await club.admin.post('/user', {
    username: 'nowa',
    email: 'nowa@example.org',
    firstName: 'Nowa',
    lastName: 'Osoba',
  });
  const before = await count();
  await tryToSignIn('nikt', 'wrong password');
  expect(await count()).toBe(before);
  await tryToSignIn('nowa', 'wrong password');
  expect(await recordOf(invited.id)).toMatchObject({
    lastLoginAt: null,
    count: 0,
    method: null,
    failedCount: 1,
  });
});

test.each([
  ['203.0.113.77', '203.0.113.0', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0::', '0:0:0:0::/64'],
  ['::a:b:c:d:e:f', '0:0:0::', '0:0:a:b::/64'],
  ['/run/club.sock', 'unknown', '/run/club.sock'],
])('of %s it keeps %s; tries are counted for %s', (address, kept, place) => {
  expect([maskAddress(address), placeOf(address)]).toEqual([kept, place]);
});

test.each([
  ['Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge, Windows'],
  ['Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 OPR/125.0', 'Opera, Windows'],
  ['Linux; Android 16; K) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['iPhone; CPU iPhone OS 26_1 like Mac OS X) FxiOS/145.0 Mobile/15E148 Safari/605.1', 'Firefox, iOS'],
  ['iPad; CPU OS 26_1 like Mac OS X) CriOS/143.0 Mobile/15E148 Safari/604.1', 'Chrome, iOS'],
  ['Macintosh; Intel Mac OS X 10_15_7) Version/26.1 Safari/605.1.15', 'Safari, macOS'],
  ['X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
])('a browser that says it is (%s is called %s', (userAgent, family) => {
  expect(deviceFamily(`Mozilla/5.0 (${userAgent}`)).toBe(family);
});

test('what is no browser is called a script', () => {
  expect(['curl/8.17.0', undefined, 'tatami-sdk/1.0.0 node/24'].map(deviceFamily)).toEqual(
    Array(3).fill('script'),
  );
});

test('a script that says what it is called is called that', () => {
  expect(deviceFamily('attendance/1.0 tatami-sdk/1.0.0 node/24')).toBe('attendance');
});

test('it is found by the name of the user, or of the person', async () => {
  const { body: person } = await club.admin.post('/user', {
    username: 'k.osinski',
    email: 'k.osinski@example.org',
    firstName: 'Krzysztof',
    lastName: 'Osiński',
    password: PASSWORD,
  });
  await tryToSignIn('k.osinski');
  for (const name of ['k.osinski', 'krzysztof', 'Osin']) {
    const { body } = await club.admin.get(`/userlastlogin?q=${name}`);
    expect(body._embedded.results).toMatchObject([{ user: person.id }]);
  }
});

test('everybody reads their own, and nobody writes it', async () => {
  const ewa = await club.join('ewa', 'Members');
  const { body } = await ewa.get('/userlastlogin');
  expect(body._embedded.results).toMatchObject([{ user: ewa.id, username: 'ewa', count: 1 }]);
  const [{ id }] = body._embedded.results;
  for (const answer of [
    await club.admin.put(`/userlastlogin/${id}`, { count: 99 }),
    await club.admin.remove(`/userlastlogin/${id}`),
    await club.admin.post('/userlastlogin', { user: ewa.id }),
  ])
    expect(answer.status).toBe(405);
});

test('it goes with the user, erased or removed', async () => {
  const leaving = await club.join('odchodzaca', 'Members');
  const removed = await club.join('usunieta', 'Members');
  await leaving.post('/authinfo/erasure');
  await clearUp({ ...club.services, now: () => new Date(Date.parse('2026-12-31T00:00:00Z')) });
  await club.admin.remove(`/user/${removed.id}`);
  expect(await recordOf(leaving.id)).toBeUndefined();
  expect(await recordOf(removed.id)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { fakeClub, problem } from '../test/fake-club.ts';
import { type Club, ClubApiError, type ClubOptions } from './index.ts';
import { redact } from './redact.ts';
import { toldPath } from './told-path.ts';

const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';

async function failing(
  call: (club: Club) => Promise<unknown>,
  answer: () => unknown = () => problem(403, 'forbidden'),
  options: Partial<ClubOptions> = {},
) {
  const { club, received } = fakeClub(answer, { language: 'en', ...options });
  const error = await call(club).then(
    () => expect.unreachable('the call succeeds'),
    (thrown: ClubApiError) => thrown,
  );
  return { error, received };
}

describe('an error says which request it was', () => {
  test('by its method, its address and its name in the log', async () => {
    const { error, received } = await failing((club) => club.table('workplace').remove(id));
    expect(error.request).toEqual({
      method: 'DELETE',
      url: `http://club.test/api/workplace/${id}`,
      id: received[0]?.headers.get('x-request-id'),
    });
  });

  test('by the name that the server gives it, where that is another', async () => {
    const answer = () => {
      const refusal = problem(403, 'forbidden');
      refusal.headers.set('x-request-id', 'of-the-proxy');
      return refusal;
    };
    expect((await failing((club) => club.whoami(), answer)).error.request?.id).toBe('of-the-proxy');
  });

  test('by the one that the caller gave it', async () => {
    const { error, received } = await failing(
      (club) => club.api.GET('/about', { headers: { 'x-request-id': 'nightly-7' } }),
      () => new TypeError('fetch failed'),
    );
    expect(received[0]?.headers.get('x-request-id')).toBe('nightly-7');
    expect(error.request?.id).toBe('nightly-7');
  });

  test('also when no answer came', async () => {
    const { error } = await failing(
      (club) => club.whoami(),
      () => new TypeError('fetch failed'),
    );
    expect(error.request).toMatchObject({ method: 'GET', url: 'http://club.test/api/authinfo/whoami' });
  });

  test.each<[string, (club: Club) => Promise<unknown>, string]>([
    ['what was looked for', (club) => club.table('student').list({ q: 'Nowak' }), '/student'],
    ['a ticket', (club) => club.download('/authinfo/export?access_token=t1'), '/authinfo/export'],
    [
      'a key of a mail',
      (club) =>
        club.api.GET('/user/register/set/{a}/{b}', { params: { path: { a: id, b: 'Zb3kQ9Zb3kQ9' } } }),
      `/user/register/set/${id}/{b}`,
    ],
    ['the key of a calendar', (club) => club.download('/calendar/SECRETKEY123.ics'), '/calendar/[redacted]'],
    [
      'a picture',
      (club) => club.download(`/student/${id}/picture/9f2c?size=64`),
      `/student/${id}/picture/[redacted]`,
    ],
    ['a password', (club) => club.signIn({ username: 'anna', password: 'hunter2' }), '/oauth/token'],
  ])('and never %s', async (_, call, path) => {
    const { error } = await failing(call);
    expect(error.request?.url).toBe(`http://club.test/api${path}`);
  });

  test('nor who signs in at a proxy', async () => {
    const { error } = await failing((club) => club.whoami(), undefined, {
      baseUrl: 'https://anna:hunter2@club.test/api/',
    });
    expect(error.request?.url).toBe('https://[redacted]@club.test/api/authinfo/whoami');
  });
});

describe('every path of the contract that a caller fills in', () => {
  const paths = Object.keys(contract.paths);
  const secrets = [
    'SECRETKEY123',
    'q2o8Hn5Xc0aKx1vJ0mJm1yB8cVwz7o3o4i5hLrYkP6s',
    'anna.nowak%40klub.example',
    'tat_0F1kXb9TqVZ3mC7sYwN5rJ8hL2pD4gK6aE0uQoRiPt4xW1Ubc',
    'deadbeefdeadbeefdeadbeefdeadbeef',
    '4',
  ];

  test('is told as far as the contract says it', () => {
    expect(paths.length).toBeGreaterThan(200);
    const words = paths.filter((path) => !path.includes('{'));
    expect(words.map(toldPath)).toEqual(words);
    const withIds = paths
      .map((path) => path.replaceAll(/\/\{\w+\}(?=\/|$)/g, `/${id}`))
      .filter((path) => !path.includes('{'));
    expect(withIds.map(toldPath)).toEqual(withIds);
    expect(paths.map(toldPath)).toEqual(paths);
  });

  test.each(secrets)('and “%s” nowhere', (secret) => {
    for (const path of paths.filter((path) => path.includes('{')))
      expect(toldPath(path.replaceAll(/\{\w+\}/g, secret))).not.toContain(secret);
  });

  test('and no key in any text, as a line of a log or a cause', () => {
    // What a picture is called by, a message, a version and a right open nothing.
    const keyed = paths.filter((path) => /\{(?!(id|picture|message|version|student|rights?)\})/.test(path));
    expect(keyed).toEqual([
      '/user/register/set/{a}/{b}',
      '/article/{id}/writing/preview-link/{link}',
      '/calendar/{token}.ics',
      '/unsubscribe/{token}',
    ]);
    for (const path of keyed)
      for (const secret of secrets)
        expect(
          redact(`Failed to parse URL from /api${path.replaceAll(/\{(?!id)\w+\}/g, secret)}`),
        ).not.toContain(secret);
    expect(paths.map(redact)).toEqual(paths);
  });
});

describe('an address where no club’s API is', () => {
  const page = (status = 200) =>
    new Response('<!doctype html><title>Aikido</title>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  const whoami = (club: Club) => club.whoami();

  test.each([
    ['the club’s own pages', () => page()],
    ['a server of files', () => page(404)],
    ['one that takes no POST', () => new Response('Method Not Allowed', { status: 405 })],
    ['one that knows no such method', () => page(501)],
    ['a Wi-Fi that says what it is of nothing', () => new Response('<h1>Sign in here</h1>')],
  ])('%s', async (_, answer) => {
    const { error } = await failing(whoami, answer, { baseUrl: 'http://club.test' });
    expect(error).toMatchObject({
      code: 'no-api',
      message: 'There is no club’s API at http://club.test. Did you mean http://club.test/api?',
      request: { url: 'http://club.test/authinfo/whoami' },
    });
  });

  test.each<[string, (club: Club) => Promise<unknown>]>([
    ['a list', (club) => club.table('student').list()],
    ['all rows', (club) => club.table('student').all().next()],
    ['a count', (club) => club.table('student').count()],
    ['a batch', (club) => club.table('student').batch({ remove: [id] })],
    ['a ticket', (club) => club.urlWithTicket('/websocket', 'websocket')],
    ['a sign-in', (club) => club.signIn({ username: 'anna', password: 'x' })],
  ])('of somebody else’s JSON comes not %s', async (_, call) => {
    for (const foreign of ['{"results":null}', '{"_embedded":{"students":[]}}', '[]', 'null', '"ok"', '']) {
      const { error } = await failing(call, () => new Response(foreign));
      expect(error).toBeInstanceOf(ClubApiError);
      expect(error).toMatchObject({ code: 'no-api', status: 200 });
    }
  });

  test('nobody is signed in by what is no token', async () => {
    const { club } = fakeClub(() => ({ ok: true }));
    await expect(club.signIn({ username: 'anna', password: 'x' })).rejects.toMatchObject({ code: 'no-api' });
    expect(club.session.isSignedIn()).toBe(false);
  });

  test('a page is taken for no file', async () => {
    const { error } = await failing(
      (club) => club.download('/authinfo/export'),
      () => page(),
    );
    expect(error).toMatchObject({ code: 'no-api', status: 200 });
  });

  test('a page that the club’s own API has for a file is one', async () => {
    const answer = page();
    answer.headers.set('tatami-contract', '1.0');
    const { club } = fakeClub(() => answer);
    expect(await (await club.download('/authinfo/export')).blob.text()).toContain('Aikido');
  });

  test('is told of in Polish too', async () => {
    const { error } = await failing(whoami, () => page(), { baseUrl: 'http://club.test/', language: 'pl' });
    expect(error.message).toBe(
      'Nie ma API klubu pod adresem http://club.test. Czy to miało być http://club.test/api?',
    );
  });

  test('that ends in /api already is no guess', async () => {
    const { error } = await failing(whoami, () => page(404));
    expect(error.message).toBe('There is no club’s API at http://club.test/api.');
  });

  test.each([
    ['a proxy whose server is away', () => page(502), 'unexpected'],
    ['a row that is not there', () => problem(404, 'not-found'), 'not-found'],
    ['the server itself, which says where it is', () => problem(404, 'no-api'), 'no-api'],
  ])('not so %s', async (_, answer, code) => {
    const { error } = await failing(whoami, answer, { baseUrl: 'http://club.test' });
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('Did you mean');
  });
});

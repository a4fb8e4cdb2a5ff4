import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openTestClub, PASSWORD, type TestClub } from './support/club.ts';

let mail: MailServer;
const clubs: TestClub[] = [];
let written = '';
beforeAll(async () => {
  mail = await startMailServer();
});
afterEach(() => {
  written = '';
});
afterAll(async () => {
  for (const club of clubs) await club.close();
  await mail.close();
});

async function openClub(level: 'INFO' | 'WARN'): Promise<TestClub> {
  const logTo = {
    write(line: string) {
      written += line;
    },
  };
  const club = await openTestClub({ LOG_LEVEL: level, SMTP_URL: mail.url }, logTo);
  clubs.push(club);
  written = '';
  return club;
}

/** What the log holds, an object a line. */
const lines = () =>
  written
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('whoever runs the server reads of people who open the club at another address than it is told', async () => {
  const club = await openClub('WARN');
  const page = 'http://192.168.1.5:8080';
  const { status } = await club.nobody.post('/register/lightning', {
    email: 'obok@example.org',
    appName: 'ITFS',
    clientId: 'photoclient',
    requestType: 'LIGHTNING',
    successUrl: `${page}/success`,
    errorUrl: `${page}/error`,
    resetUrl: `${page}/reset`,
  });
  expect(status).toBe(400);
  expect(lines()).toMatchObject([{ level: 'WARN', opened: page, publicUrl: 'http://localhost:8080' }]);
});

it('there are the levels INFO, WARN and ERROR, and no others (spec.md §9)', () => {
  for (const level of ['INFO', 'WARN', 'ERROR'] as const)
    expect(loadConfig({ LOG_LEVEL: level }).logLevel).toBe(level);
  expect(() => loadConfig({ LOG_LEVEL: 'DEBUG' })).toThrow('LOG_LEVEL');
});

describe('at INFO', () => {
  let club: TestClub;
  beforeAll(async () => {
    club = await openClub('INFO');
  });

  it('each request is one line: what was asked, what came of it, how long it took', async () => {
    await club.admin.get(`/user/${club.admin.id}?fields=lastName`);
    await club.admin.post('/workplace', { name: '' });
    expect(lines()).toEqual(
      [
        ['GET', `/api/user/${club.admin.id}`, 200],
        ['POST', '/api/workplace', 400],
      ].map(([method, path, status]) => ({
        level: 'INFO',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: expect.any(String),
        method,
        path,
        status,
        ms: expect.any(Number),
        msg: 'request',
      })),
    );
  });

  it('a script is called what it calls itself, and a browser nothing', async () => {
    for (const agent of [
      'attendance/1.0 tatami-sdk/1.0.0 node/24',
      'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
    ])
      await club.admin.get('/about', { 'user-agent': agent });
    expect(lines().map(({ script }) => script)).toEqual(['attendance/1.0', undefined]);
  });

  it('nothing that a client wrote stands in it but ids', async () => {
    await club.nobody.get('/no/such/path/Zb3kQ9Zb3kQ9Zb3kQ9Zb3kQ9?code=c-1&state=s-1');
    await club.admin.get('/users/hasrightto/Menu:Rights');
    await club.admin.get('/user/not-an-id');
    expect(lines().map(({ path, status }) => [path, status])).toEqual([
      ['/api/*', 404],
      ['/api/users/hasrightto/:right', 200],
      ['/api/user/:id', 404],
    ]);
  });

  it('no password, code, key, ticket or token stands in it', async () => {
    const secrets: string[] = [PASSWORD, club.admin.token];
    const note = (secret: unknown) => {
      if (typeof secret !== 'string' || secret === '') throw new Error('There is no secret to look for.');
      secrets.push(secret);
      return secret;
    };
    note((await club.signIn('admin')).token);
    await club.signIn('admin', note('a wrong password')).catch(() => {});

    const { body } = await club.admin.post('/tickets', { purpose: 'download' });
    const export_ = await club.nobody.get(`/authinfo/export?access_token=${note(body.ticket)}`);
    expect(export_.status).toBe(200);
    await club.nobody.get(`/authinfo/export?access_token=${club.admin.token}`);

    const { body: user } = await club.admin.post('/user', {
      username: 'zaproszona',
      email: 'zaproszona@example.org',
      firstName: 'Ola',
      lastName: 'Nowa',
      status: 'invited',
    });
    await club.admin.post(`/user/${user.id}/invite`);
    const [, key] = /\/reset#[^.\s]+\.(\S+)/.exec((await mail.mailTo(user.email)).text ?? '') ?? [];
    const checked = await club.nobody.get(`/user/register/set/${user.id}/${note(key)}`);
    await club.nobody.get(`/user/register/set/${user.id}/${key}x`);
    await club.nobody.get(`/user/register/set/${user.id}/${key}/more`);
    await club.nobody.post('/user/register/set', {
      setToken: note(checked.body.setToken),
      password: note('dwa czarne pasy w szafie'),
    });

    const { body: begun } = await club.admin.post('/authinfo/second-factor', { password: PASSWORD });
    note(begun.secret);
    await club.admin.post('/authinfo/second-factor/confirm', { code: note('483920') });
    await club.nobody.get('/logout', { authorization: `Bearer ${club.admin.token}` });

    expect(lines().length).toBeGreaterThan(12);
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written).toContain(`/api/user/register/set/${user.id}/:b`);
  });

  it('who only asks whether the server is there leaves no line', async () => {
    await club.nobody.get('/health');
    await club.nobody.get('/ready');
    expect(lines()).toEqual([]);
  });
});

describe('at WARN', () => {
  it('what goes as it should is not told', async () => {
    const club = await openClub('WARN');
    await club.admin.get('/user');
    await club.admin.get('/workplace/not-an-id');
    expect(lines()).toEqual([]);
  });

  it('what the server did wrong is, as an ERROR', async () => {
    const club = await openClub('WARN');
    await club.database.pool.query('alter table workplace rename to elsewhere');
    expect((await club.admin.get('/workplace')).status).toBe(500);
    expect(lines()).toMatchObject([{ level: 'ERROR', msg: 'request failed' }]);
  });
});

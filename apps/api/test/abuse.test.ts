import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { until } from './support/processes.ts';
import { openDojo } from './support/schedule.ts';

let club: TestClub;
let member: Caller;
beforeAll(async () => {
  club = await openTestClub();
  member = await club.join('zwykly', 'Members');
});
afterAll(() => club.close());

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, 1]));

describe('a body', () => {
  it('of who isn’t signed in is read as far as a form goes, on routes that there are and that there aren’t', async () => {
    const large = { email: 'a'.repeat(16_384) };
    for (const path of ['/register/lightning', '/user/register/reset', '/workplace-of-nobody'])
      expect((await club.nobody.post(path, large)).status, path).toBe(413);
    expect((await club.admin.post('/workplace', { name: 'a'.repeat(16_384) })).status).toBe(400);
  });

  it('is told fifty of its faults, and no more', async () => {
    const { status, body } = await club.admin.post('/workplace', names(150));
    expect([status, body.code, body.errors.length]).toEqual([400, 'validation-failed', 50]);
  });

  it('of a thousand names is not looked into', async () => {
    for (const body of [names(1_000), { save: [names(1_000)] }]) {
      const answer = await club.admin.post('/workplace/batch', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
    }
  });

  it('is not told back names of any length', async () => {
    for (const body of [{ ['a'.repeat(101)]: 1 }, { save: [{ ['a'.repeat(101)]: 1 }] }]) {
      const answer = await club.admin.post('/workplace/batch', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
    }
  });

  it('is not looked into where a list in it is too long', async () => {
    for (const [path, field] of [
      ['/workplace/batch', 'remove'],
      ['/technik', 'videoUrls'],
    ] as const) {
      const { body } = await club.admin.post(path, { [field]: Array(5_001).fill(0) });
      const about = body.errors.filter((finding: { field: string }) => finding.field.startsWith(field));
      expect(about, path).toMatchObject([{ field, code: 'too-many' }]);
    }
  });

  it('of many rows, each wrong in fifty ways, is told of each, and of few in every way', async () => {
    const row = { ...names(60), kind: 'x', section: 'x' };
    const { status, body } = await club.admin.post('/training/batch', {
      dryRun: true,
      save: Array(5_000).fill(row),
    });
    expect(status).toBe(200);
    const told: number[] = body.results.map(({ errors }: { errors: object[] }) => errors.length);
    expect([told.length, told[0], told.at(-1)]).toEqual([5_000, 50, 1]);
    expect(told.reduce((sum, count) => sum + count)).toBe(7_000);
    expect(JSON.stringify(body).length).toBeLessThan(2_000_000);
  });

  it('nested 20,000 deep can’t be read, which is no fault of the server', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const path of ['/workplace', '/workplace/batch', '/day-off/preview']) {
      const answer = await club.admin.post(path, `{"name":${deep}}`);
      expect([answer.status, answer.body.code], path).toEqual([400, 'bad-request']);
    }
    const answer = await club.nobody.post('/register/lightning', `{"email":${deep.slice(16_000, -16_000)}}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-request']);
  });
});

it('An address of the API carries its headers however it is written, also when nobody can read it', async () => {
  const headersOf = async (url: string) => {
    const { headers } = await club.app.inject({ url });
    const { date: _, 'content-length': __, 'x-request-id': ___, ...others } = headers;
    return others;
  };
  const plain = await headersOf('/api/about');
  expect(plain).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const url of ['/%61pi/about', '/%61%70%69/about?x=%', '/ap%69/about'])
    expect(await headersOf(url), url).toEqual(plain);
  const { statusCode, headers, body } = await club.app.inject({ url: '/%61pi/%' });
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'bad-request']);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('Who is refused at the door gets a problem document, as everybody does', async () => {
  const { status, headers, body } = await club.nobody.get('/workplace');
  expect([status, headers['content-type']]).toEqual([401, 'application/problem+json']);
  expect(body).toMatchObject({ status: 401, code: 'unauthorized', detail: expect.any(String) });
});

it('A token that can’t be one is known as unknown at once', () => {
  for (const token of ['', 'a'.repeat(42), 'a'.repeat(44), 'a'.repeat(14_000), `${'a'.repeat(42)}+`])
    expect(club.services.sessions.find(token), token.slice(0, 50)).toBeNull();
});

describe('the connections to the database', () => {
  it('that lists use are their own: while all are taken the rest goes on, and lists say when to come again', async () => {
    const { lists } = club.database;
    const taken = await Promise.all(Array.from({ length: lists.options.max }, () => lists.connect()));
    const list = club.admin.get('/workplace');
    await until(() => lists.waitingCount > 0);
    expect((await member.get(`/user/${member.id}`)).status).toBe(200);
    const { status, headers } = await list;
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    for (const client of taken) client.release();
    expect((await club.admin.get('/workplace')).status).toBe(200);
    const { rows } = await lists.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });

  it('are not all held by who waits for the schedule', async () => {
    const { pool } = club.database;
    const dojo = await openDojo(club.admin, 'Dojo Oblegane');
    const administrators = [
      club.admin,
      await club.join('druga', 'Administrators'),
      await club.join('trzecia', 'Administrators'),
    ];
    const schedule = await pool.connect();
    await schedule.query('begin');
    await schedule.query('select pg_advisory_xact_lock(7284126003)');
    const series = administrators.flatMap((admin, who) =>
      Array.from({ length: 8 }, (_, number) =>
        admin.post('/training-series', {
          ...dojo,
          title: `Seria ${who}-${number}`,
          weekdays: [1 + (number % 7)],
          localTime: '18:00',
          durationMinutes: 60,
          dateFrom: '2031-01-01',
          dateTo: '2031-01-31',
        }),
      ),
    );
    await until(async () => {
      const { rows } = await pool.query(
        `select count(*) from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      );
      return rows[0].count === 8;
    });
    expect((await member.get('/authinfo/profile')).status).toBe(200);
    // Whoever asks for a connection has one soon, while the schedule is still held.
    await until(() => pool.waitingCount === 0);
    await schedule.query('commit');
    schedule.release();
    const answers = await Promise.all(series);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 201).length + refused.length).toBe(24);
    expect(refused.length).toBeLessThan(24);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
  });
});

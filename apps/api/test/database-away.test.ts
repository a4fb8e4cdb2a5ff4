import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { until } from './support/processes.ts';

const token = 'a'.repeat(43);

describe('while the database can’t be reached', () => {
  it('every call says when to come again, and the log has one line', async () => {
    const lines: string[] = [];
    // Nobody listens on the port of the discard protocol.
    const database = openDatabase('postgres://nobody@127.0.0.1:9/none');
    const config = loadConfig({ LOG_LEVEL: 'INFO' });
    const app = await buildApp({ config, database, logTo: { write: (line) => void lines.push(line) } });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const calls = [
      { url: '/api/ready' },
      { url: '/api/authinfo/whoami', headers: { authorization: `Bearer ${token}` } },
      { url: '/api/student', headers: { authorization: `Bearer ${token}` } },
      { url: `/api/user/register/set/00000000-0000-7000-8000-000000000000/${token}` },
      {
        url: '/api/oauth/token',
        method: 'POST' as const,
        headers: { ...form, authorization: `Basic ${btoa('photoclient:')}` },
        payload: 'grant_type=password&username=ola&password=zgaduję',
      },
    ];
    for (const call of calls) {
      const { statusCode, headers, body } = await app.inject(call);
      expect([call.url, statusCode, headers['retry-after']]).toEqual([call.url, 503, '2']);
      expect([call.url, body]).toEqual([call.url, expect.stringContaining('"code":"unavailable"')]);
    }
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    const errors = lines.filter((line) => line.includes('"ERROR"'));
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ msg: 'the database is away', refused: 1 });
    expect(errors[0]).not.toContain('stack');
    await app.close();
    await database.close();
  });
});

describe('when the database goes away in the midst of work', () => {
  let club: TestClub;
  beforeAll(async () => {
    club = await openTestClub({ LOG_LEVEL: 'ERROR' }, { write: () => {} });
  });
  afterAll(() => club.close());

  it.each([
    ['terminated', 'pg_terminate_backend'],
    ['cancelled', 'pg_cancel_backend'],
  ])('who was %s is told to come again, and the next call is served', async (_, end) => {
    const { body } = await club.admin.post('/workplace', { name: `Dojo ${end}` });
    const holder = await club.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from workplace where id = $1 for update', [body.id]);
    const waiting = club.admin.put(`/workplace/${body.id}`, { name: `Dojo ${end} 2` });
    const isWaiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await club.database.pool.query(`select ${isWaiting}`)).rowCount === 1);
    await club.database.pool.query(`select ${end}(pid) ${isWaiting}`);
    const { status, headers } = await waiting;
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    await holder.query('rollback');
    holder.release();
    expect((await club.admin.get(`/workplace/${body.id}`)).body.name).toBe(`Dojo ${end}`);
  });
});

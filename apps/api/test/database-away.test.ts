import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { nowAndThen } from '../src/now-and-then.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { until } from './support/processes.ts';

const token = 'a'.repeat(43);

describe('while the database can’t be reached', () => {
  it('every call says when to come again, and the log has one line', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
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
      const said =
        call.url === '/api/oauth/token' ? '"error":"temporarily_unavailable"' : '"code":"unavailable"';
      expect([call.url, body]).toEqual([call.url, expect.stringContaining(said)]);
    }
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    const errors = lines.filter((line) => line.includes('"ERROR"'));
    expect(errors).toHaveLength(1);
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ msg: 'the database is away', refused: 1 });
    expect(errors[0]).not.toContain('stack');
    // What is done now and then waits until it is back, and says so in a line.
    vi.advanceTimersByTime(600_000);
    await until(() => lines.some((line) => line.includes('clearing up failed')));
    expect(lines.join('')).toContain('holding trainings failed');
    expect(lines.join('')).not.toContain('stack');
    await app.close();
    await database.close();
  });
});

describe('when the database goes away in the midst of work', () => {
  let club: TestClub;
  const lines: string[] = [];
  beforeAll(async () => {
    club = await openTestClub({ LOG_LEVEL: 'ERROR' }, { write: (line) => void lines.push(line) });
  });
  afterAll(() => club.close());

  it('a disk that is full is told of once, and the next call is served', async () => {
    await club.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/16384/16421": No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger full_disk before insert on workplace execute function refuse()`);
    const before = lines.length;
    for (let turn = 0; turn < 5; turn += 1) {
      const { status, headers, body } = await club.admin.post('/workplace', { name: 'Dojo' });
      expect([status, headers['retry-after'], body.code]).toEqual([503, '2', 'unavailable']);
    }
    expect(lines.slice(before).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'the database is away', refused: 1 }),
    ]);
    await club.database.pool.query('drop trigger full_disk on workplace');
    expect((await club.admin.post('/workplace', { name: 'Dojo' })).status).toBe(201);
  });

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

describe('what goes on', () => {
  it('is told at once, and then once a minute with a count, to the end', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const told: string[] = [];
    const fail = nowAndThen(({ message }, count) => told.push(`${message} ${count}`));
    for (let second = 0; second < 90; second += 1) {
      fail(new Error('away'));
      vi.advanceTimersByTime(1_000);
    }
    expect(told).toEqual(['away 1', 'away 59']);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['away 1', 'away 59', 'away 30']);
    vi.advanceTimersByTime(600_000);
    fail(new Error('away again'));
    expect(told.slice(3)).toEqual(['away again 1']);
  });
});

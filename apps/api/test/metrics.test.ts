import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { catalogue } from '../src/metrics/catalogue.ts';
import { hashPassword } from '../src/session/password.ts';
import { type Caller, openTestClub, PASSWORD, type TestClub } from './support/club.ts';
import { addressOf, listen, openSocket } from './support/stomp.ts';

const TOKEN = 'a-token-for-prometheus-0123456789';
const lines: string[] = [];
let club: TestClub;
let watcher: (token: string) => Promise<{ status: number; body: string }>;
beforeAll(async () => {
  club = await openTestClub(
    { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'INFO' },
    { write: (line) => lines.push(line) },
  );
  watcher = async (token) => {
    const { status, body } = await club.nobody.get('/metrics', { authorization: `Bearer ${token}` });
    return { status, body };
  };
});
afterAll(() => club.close());

/** What the server says, a series a line: `name{label="value"}` and its value. */
async function readAll(): Promise<Map<string, number>> {
  const { body } = await watcher(TOKEN);
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
const readOne = async (series: string) => (await readAll()).get(series);

/** How much `work` adds to each of these. */
async function moved(work: () => Promise<unknown>, ...series: string[]): Promise<number[]> {
  const before = await readAll();
  await work();
  const after = await readAll();
  return series.map((each) => (after.get(each) ?? 0) - (before.get(each) ?? 0));
}

describe('who may read how the server fares', () => {
  it('is who holds the right of administrators', async () => {
    const member = await club.join('czlonek', 'Members');
    const instructor = await club.join('instruktor', 'Instructors');
    expect((await club.nobody.get('/metrics')).status).toBe(401);
    expect((await member.get('/metrics')).status).toBe(403);
    expect((await instructor.get('/metrics')).status).toBe(403);
    const { status, headers } = await club.admin.get('/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it('is who has the token of the settings, whole, and for nothing else', async () => {
    expect((await watcher(TOKEN)).status).toBe(200);
    for (const wrong of [`${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase(), 'x'])
      expect((await watcher(wrong)).status, wrong).toBe(401);
    const elsewhere = await club.nobody.get('/user', { authorization: `Bearer ${TOKEN}` });
    expect(elsewhere.status).toBe(401);
    expect((await club.nobody.get(`/metrics?access_token=${TOKEN}`)).status).toBe(401);
  });

  it('is nobody without signing in, where no token is set', async () => {
    const other = await openTestClub();
    expect((await other.nobody.get('/metrics', { authorization: 'Bearer ' })).status).toBe(401);
    expect((await other.nobody.get('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(401);
    await other.close();
  });
});

test.each(['short', 'a token with spaces in it 0123456789', 'ą'.repeat(40)])(
  'the token %j is refused at the start, and not repeated',
  (token) => {
    expect(() => loadConfig({ METRICS_TOKEN: token })).toThrow('METRICS_TOKEN: expected 32 letters');
    expect(() => loadConfig({ METRICS_TOKEN: token })).not.toThrow(token);
  },
);

test('all names are such as Prometheus asks for: a word of ours, base units, a total for what only grows', async () => {
  const { body } = await watcher(TOKEN);
  for (const [name, { kind, help, labels }] of Object.entries(catalogue)) {
    expect(body).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`);
    expect(name).toMatch(/^(http|tatami)_[a-z]+(_[a-z]+)*$/);
    expect(name.endsWith('_total'), name).toBe(kind === 'counter');
    if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb|percent)\b/);
    for (const label of labels) expect(label).toMatch(/^[a-z]+$/);
  }
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes'])
    expect(body).toContain(`# TYPE ${name} `);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

describe('of the connections', () => {
  it('how many there are, and what they listen to', async () => {
    const before = await readAll();
    const socket = await listen(club, club.admin, '/topic/task', '/topic/student');
    const during = await readAll();
    for (const [name, more] of [
      ['tatami_realtime_connections', 1],
      ['tatami_realtime_subscriptions', 2],
    ] as const)
      expect(during.get(name)).toBe((before.get(name) ?? 0) + more);
    socket.end();
    await expect.poll(() => readOne('tatami_realtime_connections')).toBe(0);
    expect(await readOne('tatami_realtime_subscriptions')).toBe(0);
  });

  it('what was told, to how many, and how soon', async () => {
    const listeners = await Promise.all([1, 2, 3].map(() => listen(club, club.admin, '/topic/task')));
    const owner = await club.join('wlasciciel', 'Members');
    const own = await listen(club, owner, '/user/topic/task');
    const [messages, deliveries, all, theirs] = await moved(
      async () => {
        await club.admin.post('/task', { title: 'Kupić maty', assignee: owner.id });
        for (const socket of [...listeners, own]) await socket.next();
      },
      'tatami_realtime_messages_total',
      'tatami_realtime_deliveries_total',
      'tatami_realtime_lag_seconds_count{audience="all"}',
      'tatami_realtime_lag_seconds_count{audience="own"}',
    );
    expect([messages, deliveries, all, theirs]).toEqual([1, 4, 1, 1]);
    expect(await readOne('tatami_realtime_lag_seconds_bucket{le="5",audience="own"}')).toBe(1);
    for (const socket of [...listeners, own]) socket.end();
  });

  it('what those are told who come back', async () => {
    const [nothing, missed, refetch] = await moved(
      async () => {
        // A server that has just begun can't know what was before.
        await club.travelTo(new Date(Date.now() + 3_600_000).toISOString());
        const socket = await listen(club, club.admin);
        await club.admin.post('/task', { title: 'Kupić maty' });
        const subscribe = (id: string, destination: string, header: string) =>
          socket.say(`SUBSCRIBE\nid:${id}\ndestination:${destination}\n${header}\n\n\0`);
        subscribe('a', '/topic/item', 'age:60000');
        subscribe('b', '/topic/task', 'age:60000');
        subscribe('c', '/topic/task', 'last-message-id:long-ago');
        subscribe('d', '/topic/task', 'ack:auto');
        for (let frames = 0; frames < 2; frames += 1) await socket.next();
        socket.end();
        club.clock.now = null;
      },
      'tatami_realtime_catch_ups_total{answer="nothing"}',
      'tatami_realtime_catch_ups_total{answer="messages"}',
      'tatami_realtime_catch_ups_total{answer="refetch"}',
    );
    expect([nothing, missed, refetch]).toEqual([1, 1, 1]);
  });

  it.each<[reason: string, says: string, code: number]>([
    ['disconnected', 'DISCONNECT\n\n\0', 1000],
    ['badFrame', 'HACK\n\n\0', 1008],
    ['flood', 'ACK\nid:1\n\n\0'.repeat(1_000), 1008],
    [
      'tooMany',
      Array.from({ length: 9 }, (_, number) => `BEGIN\ntransaction:${number}\n\n\0`).join(''),
      1008,
    ],
    ['forbidden', 'SUBSCRIBE\nid:0\ndestination:/topic/nowhere\n\n\0', 1008],
  ])('that one ended, and why: %s', async (reason, says, code) => {
    const socket = await listen(club, club.admin);
    const [ended] = await moved(async () => {
      socket.say(says);
      expect(await socket.closed).toBe(code);
    }, `tatami_realtime_closes_total{reason="${reason}"}`);
    expect(ended).toBe(1);
  });

  it('that one ended with its session', async () => {
    const guest = await club.join('gosc', 'Members');
    const socket = await openSocket(club, guest);
    const [ended] = await moved(async () => {
      await guest.get('/logout');
      expect(await socket.closed).toBe(4401);
    }, 'tatami_realtime_closes_total{reason="signedOut"}');
    expect(ended).toBe(1);
  });
});

describe('of requests', () => {
  const count = (method: string, route: string, status: string) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

  it('how long each route took, whoever’s row it was', async () => {
    const { body: workplace } = await club.admin.post('/workplace', { name: 'Sala' });
    const asked = async () => {
      await club.admin.get(`/workplace/${workplace.id}`);
      await club.admin.get('/workplace/00000000-0000-7000-8000-000000000000');
      await club.nobody.get('/workplace?q=Kowalska');
    };
    const [found, missing, refused] = await moved(
      asked,
      count('GET', '/api/workplace/:id', '2xx'),
      count('GET', '/api/workplace/:id', '4xx'),
      count('GET', '/api/workplace', '4xx'),
    );
    expect([found, missing, refused]).toEqual([1, 1, 1]);
    const took = await readOne(
      'http_request_duration_seconds_sum{method="GET",route="/api/workplace/:id",status="2xx"}',
    );
    expect(took).toBeGreaterThan(0);
    expect(took).toBeLessThan(60);
  });

  it('addresses and methods that are none of ours are one', async () => {
    const routes = async () =>
      [...(await readAll()).keys()].filter((series) =>
        series.startsWith('http_request_duration_seconds_count'),
      );
    const before = await routes();
    const [other] = await moved(
      async () => {
        await club.app.inject({ method: 'DELETE', url: '/api/about' });
        await club.app.inject({ method: 'PUT', url: '/no/such/page' });
        await club.app.inject({ method: 'PATCH', url: '/api/workplace' });
      },
      count('*', '*', '4xx'),
    );
    expect(other).toBe(3);
    const added = (await routes()).filter((series) => !before.includes(series));
    expect(added.filter((series) => series !== count('*', '*', '4xx'))).toEqual([]);
  });

  it('how many are under way; to ask for that is none of them', async () => {
    expect(await readOne('http_requests_in_progress')).toBe(0);
    const slow = request(`${(await addressOf(club)).replace(/^ws(.*)websocket$/, 'http$1workplace')}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${club.admin.token}`,
        'content-type': 'application/json',
        'content-length': 2,
      },
    });
    slow.write('{');
    await expect.poll(() => readOne('http_requests_in_progress')).toBe(1);
    slow.end('}');
    await expect.poll(() => readOne('http_requests_in_progress')).toBe(0);
  });

  it('how many of one user were told to come again', async () => {
    const crowd = await club.join('tlum', 'Members');
    let toldSo = 0;
    const [refused] = await moved(async () => {
      const answers = await Promise.all(Array.from({ length: 90 }, () => crowd.get('/authinfo/whoami')));
      toldSo = answers.filter(({ status }) => status === 503).length;
    }, 'http_requests_refused_total{reason="share"}');
    expect(toldSo).toBeGreaterThan(0);
    expect(refused).toBe(toldSo);
  });
});

test('of the database: how many connections there are, in use or not, and who waits for one', async () => {
  const { pool } = club.database;
  const held = await Promise.all(Array.from({ length: 14 }, () => pool.connect()));
  const waiting = pool.query('select 1');
  const during = await readAll();
  expect(during.get('tatami_database_connections{pool="main",state="in use"}')).toBe(14);
  expect(during.get('tatami_database_connections{pool="main",state="idle"}')).toBe(0);
  expect(during.get('tatami_database_waiting{pool="main"}')).toBeGreaterThanOrEqual(1);
  expect(during.get('tatami_database_waiting{pool="lists"}')).toBe(0);
  for (const client of held) client.release();
  await waiting;
  expect(await readOne('tatami_database_connections{pool="main",state="idle"}')).toBeGreaterThan(0);
});

test('of passwords: how many are hashed, wait, were hashed, and were refused', async () => {
  const before = await readAll();
  const hashes = Array.from({ length: 25 }, () => hashPassword(PASSWORD).catch(() => null));
  const during = await readAll();
  expect(during.get('tatami_password_hashes_in_progress')).toBe(2);
  expect(during.get('tatami_password_hashes_waiting')).toBe(20);
  await Promise.all(hashes);
  const after = await readAll();
  const more = (result: string) => {
    const series = `tatami_password_hashes_total{result="${result}"}`;
    return (after.get(series) ?? 0) - (before.get(series) ?? 0);
  };
  expect([more('done'), more('refused')]).toEqual([22, 3]);
});

test('each server tells of itself, though they share a process', async () => {
  const other = await openTestClub({ METRICS_TOKEN: TOKEN });
  const { body } = await other.nobody.get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(body).toContain('\ntatami_realtime_messages_total 0\n');
  expect(await readOne('tatami_realtime_messages_total')).toBeGreaterThan(0);
  await other.close();
});

test('no id, name, address or token of anybody stands in it, and of who reads it no line in the log', async () => {
  const { body: student } = await club.admin.post('/student', {
    firstName: 'Grażyna',
    lastName: 'Brzęczyszczykiewicz',
    joinedOn: '2026-01-01',
  });
  const callers: Caller[] = [club.admin, await club.signIn('admin')];
  await club.admin.get(`/student/${student.id}?q=Brzęczyszczykiewicz`);
  lines.length = 0;
  const { body } = await watcher(TOKEN);
  expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const secret of [TOKEN, ...callers.map(({ token }) => token), student.id, 'Brz', 'Gra', '127.0.0'])
    expect(body).not.toContain(secret);
  expect(lines.join('')).toBe('');
});

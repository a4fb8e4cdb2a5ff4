import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClub } from '../src/index.ts';
import { serveClub } from './club-server.ts';
import { type Ended, runExample } from './run-example.ts';
import { openShakyProxy, type ShakyProxy } from './shaky-proxy.ts';

// Nobody else writes in this club meanwhile: what a script says over a bad network is what it says over a good one.
const served = await serveClub();
const { baseUrl, username, password } = served.club;
const club = createClub({ baseUrl, language: 'en' });
const students = club.table('student');
let folder: string;

beforeAll(async () => {
  await club.signIn({ username, password });
  folder = await mkdtemp(join(tmpdir(), 'tatami-sdk-network-'));
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

describe('four scripts, every third answer lost, and a server that is down for five seconds', () => {
  const downMs = 5_000;
  const imported = 12;
  const scripts: [script: string, ...args: string[]][] = [
    ['attendance.ts', '2026-05'],
    ['not-seen.ts', '3'],
    ['expiring-papers.ts', '30'],
    ['import-students.ts', 'students.csv'],
  ];
  const account = { CLUB_USERNAME: username, CLUB_PASSWORD: password };
  const run = (url: string, [script, ...args]: (typeof scripts)[number]): Promise<Ended> =>
    runExample({ ...account, CLUB_URL: url }, folder, script, ...args);
  const isSignIn = ({ path }: { path: string }) => path.endsWith('/oauth/token');

  let proxy: ShakyProxy;
  /** What each of the three that only read says of the same club over a good network. */
  const expected: Ended[] = [];
  let ended: Ended[];

  beforeAll(async () => {
    await fillClub();
    const names = Array.from(
      { length: imported },
      (_, index) => `Ewa;Zgubiona ${index};2025-09-01;S-${index};left;2026-01-31`,
    );
    await writeFile(
      join(folder, 'students.csv'),
      ['firstName;lastName;joinedOn;memberNumber;status;leftOn', ...names].join('\n'),
    );
    for (const script of scripts.slice(0, 3)) expected.push(await run(baseUrl, script));

    // Once all have signed in, and before any of them has read anything, the server is gone.
    const waiting: (() => void)[] = [];
    const come = new Set<string>();
    const outage = async () => {
      const comeBack = await proxy.goDown();
      await wait(downMs);
      await comeBack();
    };
    let hasBeenDown = false;
    proxy = await openShakyProxy(baseUrl, async (passing) => {
      const fate = passing.number % 3 === 0 ? (passing.number % 2 === 0 ? 'torn' : 'lost') : 'answered';
      if (isSignIn(passing) || hasBeenDown) return fate;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        // Some ask for several things at once, and on a busy machine before another has begun.
        come.add(`${passing.headers['user-agent']}`);
        if (come.size < scripts.length) return;
        hasBeenDown = true;
        void outage();
        for (const goOn of waiting) goOn();
      });
      return 'lost';
    });
    ended = await Promise.all(scripts.map((script) => run(proxy.baseUrl, script)));
  }, 120_000);
  afterAll(() => proxy.close());

  /** Something to be told of, by each script. */
  async function fillClub(): Promise<void> {
    const { id: instructor } = await club.whoami();
    const { id: workplace } = await club.table('workplace').save({ name: 'Dojo nad Motławą' });
    const training = await club.table('training').save({
      ...{ title: 'Trening', workplace, instructor },
      ...{ startsAt: '2026-05-12T16:00:00Z', endsAt: '2026-05-12T17:30:00Z' },
    });
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const { id: student } = await students.save({
      ...{ firstName: 'Jan', lastName: 'Wytrwały', joinedOn: '2024-09-01' },
      licenceValidTo: inTenDays,
    });
    await club.table('presence').save({ student, training: training.id, status: 'present' });
  }

  test.each([0, 1, 2])('script %i says what it says over a good network', (index) => {
    expect(ended[index]).toEqual(expected[index]);
    expect(ended[index]).toMatchObject({ errors: '', exitCode: 0 });
    expect(ended[index]?.output.split('\n').length).toBeGreaterThan(2);
  });

  test('the import has stored every line, and none twice', async () => {
    expect(ended[3]).toEqual({
      output: `${imported} of ${imported} students were imported.\n`,
      errors: '',
      exitCode: 0,
    });
    const { results, page } = await students.list({ q: 'Zgubiona', size: 200 });
    expect(page.totalElements).toBe(imported);
    expect(new Set(results.map(({ memberNumber }) => memberNumber)).size).toBe(imported);
    expect(results.every(({ version }) => version === 1)).toBe(true);
  });

  test('and that was hard: each script has lost answers, and the import some that said it was stored', () => {
    const tries = Map.groupBy(proxy.passed, ({ headers }) => String(headers['user-agent']).split('/')[0]);
    for (const [script] of scripts) {
      const names = (tries.get(script.replace('.ts', '')) ?? []).map(
        ({ headers }) => headers['x-request-id'],
      );
      expect(new Set(names).size, script).toBeLessThan(names.length);
    }
    const keys = proxy.passed.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(new Set(keys).size).toBe(imported);
    expect(keys.length).toBeGreaterThanOrEqual(imported + 4);
  });
});

describe('a change whose answer is lost', () => {
  /** A club behind a proxy that loses the first answer to each of these. */
  async function shakyClub(method: string) {
    const seen = new Set<string>();
    const proxy = await openShakyProxy(baseUrl, (passing) => {
      if (passing.method !== method || passing.path.endsWith('/oauth/token') || seen.has(passing.path))
        return 'answered';
      seen.add(passing.path);
      return 'lost';
    });
    const shaky = createClub({ baseUrl: proxy.baseUrl, language: 'en' });
    shaky.session.save(club.session.getToken() ?? '');
    return { shaky, proxy };
  }

  test('is made once, and is no conflict with itself', async () => {
    const { shaky, proxy } = await shakyClub('PUT');
    const first = await students.save({ firstName: 'Ola', lastName: 'Zmienna', joinedOn: '2025-01-10' });
    const changed = await shaky.table('student').save({ ...first, phone: '+48600100200' });
    expect(changed).toMatchObject({ phone: '+48600100200', version: first.version + 1 });
    expect(proxy.passed.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(await students.get(first.id)).toEqual(changed);
    await proxy.close();
  });

  test('so is an action', async () => {
    const { shaky, proxy } = await shakyClub('POST');
    const { id } = await club.table('task').save({ title: 'Zamówić maty' });
    const done = await shaky.table('task').act(id, 'done');
    expect(done.version).toBe(2);
    expect((await club.table('task').get(id)).version).toBe(2);
    expect(proxy.passed).toHaveLength(2);
    await proxy.close();
  });
});

test('a sign-in whose answer is lost is told of, and not made again: it may have begun a session', async () => {
  const proxy = await openShakyProxy(baseUrl, ({ number }) => (number === 1 ? 'lost' : 'answered'));
  const shaky = createClub({ baseUrl: proxy.baseUrl, userAgent: 'nightly/1.0' });
  await expect(shaky.signIn({ username, password })).rejects.toMatchObject({ code: 'network' });
  expect(proxy.passed.map(({ path }) => path)).toEqual(['/api/oauth/token']);
  await shaky.signIn({ username, password });
  expect(await shaky.whoami()).toMatchObject({ username });
  await proxy.close();
});

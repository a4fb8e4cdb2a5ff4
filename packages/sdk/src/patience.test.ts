import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import { bodyOf, type Contract } from '../scripts/schema.ts';
import { fakeClub, problem, type Received } from '../test/fake-club.ts';
import { type Club, type ClubApiError, type ClubOptions, createLog } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  // The longest wait that chance may choose, or nearly.
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const whoami = (club: Club) => club.whoami();
const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const stored = { id, name: 'Dojo Wrzeszcz', version: 4 };
const gone = () => new TypeError('fetch failed');
const answers = (status: number, headers: Record<string, string> = {}) => {
  const answer = problem(status, 'some-code');
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
};

/** Makes a call that gets these answers, one a try; the time that it takes passes at once. */
async function play(
  said: readonly (() => unknown)[],
  call: (club: Club) => Promise<unknown> = whoami,
  options: Partial<ClubOptions> = {},
) {
  const left = [...said];
  const at: number[] = [];
  const begun = Date.now();
  const { club, received } = fakeClub(
    () => {
      at.push(Date.now() - begun);
      return left.shift()?.();
    },
    { retry: {}, language: 'en', ...options },
  );
  return { ...(await timed(call(club))), at, received };
}

/** How a call ended, and when; time passes whenever nothing else is to be done. */
async function timed(call: Promise<unknown>) {
  const begun = Date.now();
  let isOver = false;
  const ended = call
    .then(
      (value) => ({ value, error: null, took: Date.now() - begun }),
      (error: ClubApiError) => ({ value: null, error, took: Date.now() - begun }),
    )
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    if (!isOver) await vi.advanceTimersToNextTimerAsync();
  }
  return ended;
}

describe('a call that is tried again', () => {
  test.each([
    ['no answer', gone],
    ['an answer that breaks off', () => torn()],
    ['408', () => answers(408)],
    ['429', () => answers(429)],
    ['502 of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['503', () => answers(503)],
    ['504', () => answers(504)],
  ])('after %s', async (_, trouble) => {
    const { value, at } = await play([trouble, () => stored]);
    expect(value).toEqual(stored);
    expect(at).toHaveLength(2);
  });

  test.each([
    ['400', () => answers(400)],
    ['401', () => answers(401)],
    ['404', () => answers(404)],
    ['409', () => new Response('"Conflict."', { status: 409 })],
    ['500: it is not known what it has done', () => answers(500)],
    ['an answer that is none', () => new Response('<h1>Wi-Fi</h1>')],
  ])('not after %s', async (_, refusal) => {
    const { error, at } = await play([refusal, () => stored]);
    expect(error).not.toBeNull();
    expect(at).toHaveLength(1);
  });

  test.each<[string, (club: Club) => Promise<unknown>, number]>([
    ['a new row', (club) => club.table('workplace').save({ name: 'Dojo' }), 2],
    ['a change of a row', (club) => club.table('workplace').save(stored), 2],
    ['an action', (club) => club.table('training').act(id, 'restore'), 2],
    ['a batch', (club) => club.table('workplace').batch({ remove: [id] }), 2],
    ['a list', (club) => club.table('workplace').list(), 2],
    ['a file', (club) => club.download('/authinfo/export'), 2],
    ['a sign-in, which has no key', (club) => club.signIn({ username: 'anna', password: 'x' }), 1],
    ['a removal: the second would find nothing', (club) => club.table('workplace').remove(id), 1],
    ['a picture', (club) => club.table('student').setPicture(id, new Blob(['x'], { type: 'image/png' })), 1],
    ['a POST without a key', (club) => club.urlWithTicket('/authinfo/export'), 1],
    [
      'a change with its version, by the raw client',
      (club) =>
        club.api.PUT('/workplace/{id}', {
          params: { path: { id }, header: { 'if-match': '"4"' } },
          body: { name: 'Dojo' },
        }),
      2,
    ],
    [
      'and where the row says it',
      (club) => club.api.PUT('/workplace/{id}', { params: { path: { id } }, body: stored }),
      2,
    ],
    [
      'and where nothing says it',
      (club) => club.api.PUT('/workplace/{id}', { params: { path: { id } }, body: { name: 'Dojo' } }),
      2,
    ],
    ['a PUT of anything but a row', (club) => club.api.PUT('/authinfo/profile', { body: {} }), 1],
    [
      'a POST under a key, by the raw client',
      (club) =>
        club.api.POST('/workplace', {
          params: { header: { 'idempotency-key': 'import-7' } },
          body: { name: 'Dojo' },
        }),
      2,
    ],
  ])('%s', async (_, call, tries) => {
    const { at, error } = await play([gone, gone, gone], call);
    expect(error?.code).toBe('network');
    expect(at).toHaveLength(tries);
  });

  test('goes out under the same key and the same name each time', async () => {
    const { received } = await play([gone, () => answers(503), () => stored], save, { retry: { tries: 3 } });
    const sent = (header: string) => new Set(received.map(({ headers }) => headers.get(header)));
    expect(received).toHaveLength(3);
    expect([...sent('idempotency-key')]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect([...sent('x-request-id')]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(received.map(({ body }: Received) => JSON.stringify(body))).size).toBe(1);
  });

  test('a change with its version goes out under one key: the repeat of what was done is no conflict with oneself', async () => {
    const change = (club: Club) =>
      club.api.PUT('/workplace/{id}', {
        params: { path: { id }, header: { 'if-match': '"4"' } },
        body: { name: 'Dojo' },
      });
    const { received } = await play([gone, () => stored], change);
    const keys = received.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
    const once = await play([() => stored], change, { retry: false });
    expect(once.received[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('what goes out under a key when it is replaced, and whatever has a version, the server knows by one', () => {
    const contract = document as unknown as Contract;
    const replaced = Object.entries(contract.paths).flatMap(([path, { put }]) => {
      if (!put) return [];
      const names = put.parameters?.map(({ name }) => name.toLowerCase()) ?? [];
      const isByVersion = names.includes('if-match') || bodyOf(contract, path, 'put')?.properties?.version;
      const isRow = /^\/[^/]+\/\{id\}$/.test(path);
      return [{ path, isRow, isKnown: names.includes('idempotency-key'), isByVersion: !!isByVersion }];
    });
    const rows = replaced.filter(({ isRow }) => isRow);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ isKnown }) => !isKnown)).toEqual([]);
    expect(replaced.filter(({ isRow, isByVersion }) => isByVersion && !isRow)).toEqual([]);
  });

  test('is told of once, when it is over', async () => {
    const told: string[] = [];
    await play([gone, gone], (club) => {
      club.on('networkFailure', ({ code }) => told.push(code));
      return club.whoami();
    });
    expect(told).toEqual(['network']);
  });

  test('says so in the log', async () => {
    const lines: string[] = [];
    const to = {
      info: (line: string) => lines.push(`INFO ${line}`),
      warn: (line: string) => lines.push(`WARN ${line}`),
    };
    await play([gone, () => stored], whoami, { log: createLog({ to: to as never }) });
    expect(lines.map((line) => line.replaceAll(/\d{2,} ms/g, '… ms').replaceAll(/ 0 ms/g, ' … ms'))).toEqual([
      'WARN GET /authinfo/whoami network, again in … ms, after … ms',
      'INFO GET /authinfo/whoami 200 … ms',
    ]);
  });

  const save = (club: Club) => club.table('workplace').save({ name: 'Dojo' });
});

describe('how often and how long', () => {
  test('twice by default, and once where nobody wants more', async () => {
    expect((await play([gone, gone, gone])).at).toHaveLength(2);
    expect((await play([gone, gone, gone], whoami, { retry: false })).at).toHaveLength(1);
    expect((await play([gone, gone, gone], whoami, { retry: { tries: 1 } })).at).toHaveLength(1);
  });

  test('each wait is up to twice as long as the one before, and none longer than 8 seconds', async () => {
    const { at } = await play(Array(7).fill(gone), whoami, { retry: { tries: 7 } });
    const waits = at.slice(1).map((moment, index) => Math.round((moment - (at[index] ?? 0)) / 10) * 10);
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  });

  test('by chance a wait is any part of that: who failed together does not come back together', async () => {
    const moments = async (chance: number) => {
      vi.mocked(Math.random).mockReturnValue(chance);
      return (await play([gone, gone, () => stored], whoami, { retry: { tries: 3 } })).at;
    };
    expect(await moments(0)).toEqual([0, 0, 0]);
    expect(await moments(0.5)).toEqual([0, 250, 750]);
  });

  test('a server that says for how many seconds is left alone for so long, and a little more', async () => {
    const { at } = await play([() => answers(503, { 'retry-after': '3' }), () => stored]);
    expect(at[1]).toBeGreaterThanOrEqual(3_000);
    expect(at[1]).toBeLessThanOrEqual(3_500);
  });

  test('and so is one that says until when, by its own clock', async () => {
    const theirs = Date.parse('2020-01-01T12:00:00Z');
    const headers = {
      date: new Date(theirs).toUTCString(),
      'retry-after': new Date(theirs + 7_000).toUTCString(),
    };
    const { at, error } = await play([() => answers(503, headers), () => answers(503, headers)]);
    expect(at[1]).toBeGreaterThanOrEqual(7_000);
    expect(at[1]).toBeLessThanOrEqual(7_500);
    expect(error?.retryAfter).toBe(7);
  });

  test('one that asks for more time than there is is not asked again', async () => {
    const { error, at, took } = await play([() => answers(429, { 'retry-after': '120' }), () => stored]);
    expect(error).toMatchObject({ status: 429, retryAfter: 120 });
    expect(at).toHaveLength(1);
    expect(took).toBe(0);
  });

  test('all tries together end when the time for them is over', async () => {
    const { at, error } = await play(Array(99).fill(gone), whoami, { retry: { tries: 99, within: 20_000 } });
    expect(error?.code).toBe('network');
    expect(at.at(-1)).toBeLessThan(20_000);
    expect(at.length).toBeLessThan(8);
  });
});

describe('a server that says nothing', () => {
  /** Answers each of these when it is told to end, as `fetch` does. */
  const silence = (options: Partial<ClubOptions>, call: (club: Club) => Promise<unknown> = whoami) => {
    let asked = 0;
    const { club } = fakeClub(() => ({}), {
      language: 'en',
      fetch: (request) => {
        asked += 1;
        return untilAborted(request.signal);
      },
      ...options,
    });
    const told: string[] = [];
    club.on('networkFailure', ({ code }) => told.push(code));
    return timed(call(club)).then((ended) => ({ ...ended, asked, told }));
  };

  test('is given up after 30 seconds, with a code of its own', async () => {
    const { error, took, told } = await silence({ retry: false });
    expect(error).toMatchObject({ code: 'timeout', status: null });
    expect(error?.message).toBe('The server is unavailable for a moment. Try again shortly.');
    expect(took).toBe(30_000);
    expect(told).toEqual(['timeout']);
  });

  test('after as long as was said, or never', async () => {
    expect((await silence({ retry: false, timeout: 5_000 })).took).toBe(5_000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 3_600_000);
    const { error, took } = await silence({ retry: false, timeout: false }, (club) =>
      club.whoami({ signal: controller.signal }),
    );
    expect([error?.code, took]).toEqual(['aborted', 3_600_000]);
  });

  test('is tried again, and for no longer than all of it may take', async () => {
    const { error, asked, took } = await silence({ retry: { tries: 9, within: 40_000 } });
    expect(error?.code).toBe('timeout');
    expect(asked).toBe(2);
    expect(took).toBe(40_000);
  });

  test('a patience of the caller ends it for good', async () => {
    const { error, asked, took } = await silence({ retry: { tries: 9 } }, (club) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too long.', 'TimeoutError')), 2_000);
      return club.table('user').list({}, { signal: controller.signal });
    });
    expect([error?.code, asked, took]).toEqual(['timeout', 1, 2_000]);
  });

  test('in the middle of an answer', async () => {
    const begun = (request: Request) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"id":'));
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
          },
        }),
      );
    const { error, took } = await silence({ retry: false, fetch: async (request) => begun(request) });
    expect([error?.code, took]).toEqual(['timeout', 30_000]);
  });

  test('a file may come for as long as it takes, once it comes', async () => {
    const slow = () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            for (const part of ['PK', '…']) {
              await new Promise((resolve) => setTimeout(resolve, 60_000));
              controller.enqueue(new TextEncoder().encode(part));
            }
            controller.close();
          },
        }),
      );
    const { value, took } = await silence({ fetch: async () => slow() }, (club) =>
      club.download('/authinfo/export'),
    );
    expect(await (value as { blob: Blob }).blob.text()).toBe('PK…');
    expect(took).toBe(120_000);
  });
});

test('who changes their mind while it waits is not kept waiting', async () => {
  const controller = new AbortController();
  const { club, received } = fakeClub(gone, { retry: { tries: 9 } });
  const begun = Date.now();
  const ended = club.whoami({ signal: controller.signal }).catch(({ code }: ClubApiError) => code);
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  expect(await ended).toBe('aborted');
  expect(received).toHaveLength(1);
  expect(Date.now() - begun).toBeLessThan(500);
});

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function torn(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
}

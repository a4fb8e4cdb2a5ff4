import { describe, expect, test } from 'vitest';
import { fakeClub, problem, type Received } from '../test/fake-club.ts';
import { type SaveProgress, saveAll, type WorkplaceDraft } from './index.ts';

const named = (...names: string[]): WorkplaceDraft[] => names.map((name) => ({ name }));
const storedAs = ({ body }: Received) => ({
  ...(body as object),
  id: `id of ${(body as WorkplaceDraft).name}`,
});
const nameOf = ({ body }: Received) => (body as WorkplaceDraft).name;
const keysOf = (received: readonly Received[]) =>
  received.map(({ headers }) => headers.get('idempotency-key'));

describe('many rows are saved each by itself', () => {
  test('one that is refused leaves the others alone, and each says what became of it, in its order', async () => {
    const { club } = fakeClub((request) =>
      nameOf(request) === 'Oliwa'
        ? problem(400, 'validation-failed', [{ field: 'name', code: 'too-long', message: 'Za długie.' }])
        : storedAs(request),
    );
    const results = await saveAll(club.table('workplace'), named('Wrzeszcz', 'Oliwa', 'Żabianka'));
    expect(results.map(({ row, entity }) => [row.name, entity?.id])).toEqual([
      ['Wrzeszcz', 'id of Wrzeszcz'],
      ['Oliwa', undefined],
      ['Żabianka', 'id of Żabianka'],
    ]);
    expect(results.map(({ error }) => error?.fields)).toEqual([undefined, { name: 'Za długie.' }, undefined]);
  });

  test('of a row that somebody has changed meanwhile that is told', async () => {
    const conflict = () =>
      Response.json('Ktoś zmienił.', { status: 409, headers: { 'problem-code': 'stale-version' } });
    const { club } = fakeClub(conflict);
    const [result] = await saveAll(club.table('workplace'), [{ id: 'a', name: 'Wrzeszcz', version: 3 }]);
    expect(result?.error).toMatchObject({ code: 'stale-version', status: 409 });
  });

  test('as many are on their way as may be, and the answers may come in any order', async () => {
    const waiting: { name: string; answer(): void }[] = [];
    const { club } = fakeClub(
      (request) =>
        new Promise((answer) => {
          waiting.push({ name: nameOf(request), answer: () => answer(storedAs(request)) });
        }),
    );
    const saved = saveAll(club.table('workplace'), named('A', 'B', 'C', 'D', 'E'), { concurrency: 2 });
    const underWay = async (names: string[]) => {
      await expect.poll(() => waiting.map(({ name }) => name)).toEqual(names);
    };
    await underWay(['A', 'B']);
    waiting.pop()?.answer();
    await underWay(['A', 'C']);
    waiting.shift()?.answer();
    await underWay(['C', 'D']);
    for (const { answer } of waiting.splice(0)) answer();
    await underWay(['E']);
    waiting.pop()?.answer();
    expect((await saved).map(({ row }) => row.name)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('they may come one by one, and how far it is is told', async () => {
    const { club } = fakeClub((request) =>
      nameOf(request) === 'B' ? problem(403, 'forbidden') : storedAs(request),
    );
    const told: SaveProgress[] = [];
    async function* lines() {
      for (const row of named('A', 'B', 'C')) yield row;
    }
    const results = await saveAll(club.table('workplace'), lines(), {
      concurrency: 1,
      onProgress: (progress) => told.push(progress),
    });
    expect(results).toHaveLength(3);
    expect(told).toEqual([
      { done: 1, failed: 0 },
      { done: 2, failed: 1 },
      { done: 3, failed: 1 },
    ]);
  });

  test('what goes wrong with the rows themselves is thrown', async () => {
    const { club } = fakeClub(storedAs);
    async function* lines() {
      yield { name: 'A' };
      throw new Error('The file ends in the middle of a line.');
    }
    await expect(saveAll(club.table('workplace'), lines())).rejects.toThrow('in the middle of a line');
  });
});

describe('called off', () => {
  test('no other row is taken, and what was on its way has failed', async () => {
    const controller = new AbortController();
    const { club, received } = fakeClub((request) => {
      if (nameOf(request) !== 'B') return storedAs(request);
      controller.abort();
      return controller.signal.reason;
    });
    const options = { concurrency: 1, signal: controller.signal };
    const results = await saveAll(club.table('workplace'), named('A', 'B', 'C'), options);
    expect(results.map(({ row, error }) => [row.name, error?.code])).toEqual([
      ['A', undefined],
      ['B', 'aborted'],
    ]);
    expect(received).toHaveLength(2);
  });

  test('it waits for no row that may never come', async () => {
    const controller = new AbortController();
    const { club } = fakeClub((request) => {
      setTimeout(() => controller.abort());
      return storedAs(request);
    });
    async function* slowly() {
      yield { name: 'A' };
      await new Promise(() => {});
    }
    const results = await saveAll(club.table('workplace'), slowly(), { signal: controller.signal });
    expect(results.map(({ row }) => row.name)).toEqual(['A']);
  });

  test('what the rows come from is closed, while nobody waits for the next of them', async () => {
    const controller = new AbortController();
    const { club } = fakeClub((request) => {
      setTimeout(() => controller.abort());
      return storedAs(request);
    });
    const rows = named('A');
    let isClosed = false;
    const lines: AsyncIterator<WorkplaceDraft> = {
      next: () =>
        rows.length > 0 ? Promise.resolve({ value: rows.shift() as WorkplaceDraft }) : new Promise(() => {}),
      async return() {
        isClosed = true;
        throw new Error('The file is gone already.');
      },
    };
    const { signal } = controller;
    const results = await saveAll(
      club.table('workplace'),
      { [Symbol.asyncIterator]: () => lines },
      { signal },
    );
    expect(results).toHaveLength(1);
    expect(isClosed).toBe(true);
  });

  test('where something else breaks off, too, and no other row is taken', async () => {
    const { club, received } = fakeClub(storedAs);
    let isClosed = false;
    function* lines() {
      try {
        yield* named('A', 'B', 'C', 'D');
      } finally {
        isClosed = true;
      }
    }
    const onProgress = () => {
      throw new Error('Nobody looks.');
    };
    await expect(saveAll(club.table('workplace'), lines(), { concurrency: 1, onProgress })).rejects.toThrow(
      'Nobody',
    );
    await expect.poll(() => isClosed).toBe(true);
    expect(received).toHaveLength(1);
  });
});

describe('nothing is made twice', () => {
  test('what got no answer keeps its key, also of two rows that are the same', async () => {
    let isCut = true;
    const { club, received } = fakeClub((request) =>
      isCut ? new TypeError('fetch failed') : storedAs(request),
    );
    const workplaces = club.table('workplace');
    const rows = named('Wrzeszcz', 'Wrzeszcz', 'Oliwa');
    const failed = await saveAll(workplaces, rows);
    expect(failed.map(({ error }) => error?.status)).toEqual([null, null, null]);
    isCut = false;
    await saveAll(
      workplaces,
      failed.map(({ row }) => row),
    );
    const [first, again] = [keysOf(received.slice(0, 3)), keysOf(received.slice(3))];
    expect(new Set(first).size).toBe(3);
    expect([...again].sort()).toEqual([...first].sort());
  });

  test('under a key of the caller each row has its own, by its content, in any run and any order', async () => {
    const keysOfRun = async (...names: string[]) => {
      const { club, received } = fakeClub(storedAs);
      await saveAll(club.table('workplace'), named(...names), { concurrency: 1, idempotencyKey: 'import-7' });
      return keysOf(received);
    };
    const [a, b, sameAsA] = await keysOfRun('A', 'B', 'A');
    expect(a).toMatch(/^import-7-[0-9a-z]+-0$/);
    expect(new Set([a, b, sameAsA]).size).toBe(3);
    const [again, right, sameAgain] = await keysOfRun('A', 'Ba', 'A');
    expect([again, sameAgain]).toEqual([a, sameAsA]);
    expect(right).not.toBe(b);
    expect(await keysOfRun('B', 'A')).toEqual([b, a]);
  });
});

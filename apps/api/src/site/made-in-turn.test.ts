import { expect, test } from 'vitest';
import { makeInTurn } from './made-in-turn.ts';

/** What is made when it is told to be. */
function openWork() {
  const begun: { name: string; end: (bytes: string | Error) => void }[] = [];
  const work = (name: string) => () =>
    new Promise<Buffer>((resolve, reject) => {
      begun.push({
        name,
        end: (made) => (made instanceof Error ? reject(made) : resolve(Buffer.from(made))),
      });
    });
  return { begun, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what many ask for is made once, and kept', async () => {
  const { begun, work } = openWork();
  const made = makeInTurn({ rest: async () => undefined });
  const asked = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((place) => made('staż', place, work('staż')));
  await settled();
  begun[0]?.end('picture');
  expect((await Promise.all(asked)).map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(String(await made('staż', '192.0.2.9', work('staż')))).toBe('picture');
  expect(begun).toHaveLength(1);
});

test('the next is begun when the one before is done and as long a rest is over', async () => {
  const { begun, work } = openWork();
  let goOn: () => void = () => undefined;
  const made = makeInTurn({
    rest: () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  });
  const first = made('staż', '192.0.2.1', work('staż'));
  const second = made('egzamin', '192.0.2.2', work('egzamin'));
  await settled();
  expect(begun.map(({ name }) => name)).toEqual(['staż']);
  begun[0]?.end('1');
  await first;
  await settled();
  expect(begun).toHaveLength(1);
  goOn();
  await settled();
  begun[1]?.end('2');
  expect(String(await second)).toBe('2');
});

test('one place waits for six at most, and all for twenty-four: who comes then is told when to try again', async () => {
  const { begun, work } = openWork();
  const made = makeInTurn({ rest: async () => undefined });
  const ask = async (name: string, place: string) => made(name, place, work(name));
  const waiting = Array.from({ length: 6 }, (_, at) => ask(`a${at}`, '192.0.2.1'));
  await expect(ask('a6', '192.0.2.1')).rejects.toMatchObject({ status: 503, values: { seconds: 5 } });
  for (let at = 0; at < 18; at += 1) waiting.push(ask(`b${at}`, `198.51.100.${at}`));
  await expect(ask('c', '203.0.113.1')).rejects.toMatchObject({ status: 503 });
  // What is being made already may be waited for by anybody.
  waiting.push(ask('a0', '203.0.113.1'));
  for (let at = 0; at < 24; at += 1) {
    await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(at);
    begun[at]?.end(String(at));
  }
  expect((await Promise.all(waiting)).map(String)).toEqual([...Array(24).keys(), 0].map(String));
  const after = ask('a6', '192.0.2.1');
  await expect.poll(() => begun.length, { interval: 1 }).toBe(25);
  begun[24]?.end('at last');
  expect(String(await after)).toBe('at last');
});

test('what could not be made is made anew, and holds nobody up', async () => {
  const { begun, work } = openWork();
  const made = makeInTurn({ rest: async () => undefined });
  const first = made('staż', '192.0.2.1', work('staż'));
  await settled();
  begun[0]?.end(new Error('no room'));
  await expect(first).rejects.toThrow('no room');
  const again = made('staż', '192.0.2.1', work('staż'));
  await settled();
  begun[1]?.end('picture');
  expect(String(await again)).toBe('picture');
});

test('what was asked for last is kept, as far as there is room', async () => {
  const { begun, work } = openWork();
  const made = makeInTurn({ most: 10, rest: async () => undefined });
  const ask = async (name: string) => {
    const count = begun.length;
    const asked = made(name, '192.0.2.1', work(name));
    await settled();
    if (begun.length > count) begun[count]?.end('1234');
    await asked;
    await settled();
    return begun.length > count ? 'made' : 'kept';
  };
  expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([
    'made',
    'made',
    'kept',
    'made',
  ]);
  expect([await ask('a'), await ask('b')]).toEqual(['kept', 'made']);
});

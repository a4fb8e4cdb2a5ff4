import { expect, test } from 'vitest';
import { keepPages } from './kept-pages.ts';

/** Pages of numbers, with a clock that stands still until it is set. */
function openPages(most = 1_000_000) {
  const state = { numbers: new Map<string, number>(), now: 0, reads: 0 };
  const page = keepPages({
    read: async (slug: string) => {
      state.reads += 1;
      return state.numbers.has(slug) ? { number: state.numbers.get(slug) } : null;
    },
    render: ({ number }) => String(number),
    most,
    clock: () => state.now,
  });
  const seen = async (slug: string) => (await page(slug))?.plain.toString() ?? null;
  return { state, seen };
}

test('each address has a page of its own, and one that nobody has written has none', async () => {
  const { state, seen } = openPages();
  state.numbers.set('egzamin', 1).set('oboz', 2);
  expect([await seen('egzamin'), await seen('oboz'), await seen('nic')]).toEqual(['1', '2', null]);
  await seen('egzamin');
  expect(state.reads, 'what is kept is not read again').toBe(3);
  state.numbers.set('nic', 3);
  expect(await seen('nic'), 'that there was none is not kept').toBe('3');
});

test('what was taken back is gone for whoever comes a second later, however long nobody came', async () => {
  const { state, seen } = openPages();
  state.numbers.set('egzamin', 1);
  await seen('egzamin');
  state.numbers.clear();
  state.now = 60_000;
  expect(await seen('egzamin')).toBeNull();
  state.numbers.set('egzamin', 2);
  expect(await seen('egzamin')).toBe('2');
});

test('who comes sooner may see it once more, and the next nothing', async () => {
  const { state, seen } = openPages();
  state.numbers.set('egzamin', 1);
  await seen('egzamin');
  state.numbers.clear();
  state.now = 700;
  await seen('egzamin');
  await expect.poll(() => seen('egzamin')).toBeNull();
});

test('no more is kept than there is room for: what nobody has asked for longest goes', async () => {
  // A page of one figure takes 27 bytes, with what it is packed into.
  const { state, seen } = openPages(60);
  for (const slug of ['a', 'b', 'c']) state.numbers.set(slug, 1);
  await seen('a');
  await seen('b');
  await seen('a');
  await seen('c');
  expect(state.reads).toBe(3);
  await seen('a');
  expect(state.reads, 'a was asked for after b').toBe(3);
  await seen('b');
  expect(state.reads).toBe(4);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepTogether } from './kept-page.ts';

/** A page of a number, with a clock that stands still until it is set. */
function openPage() {
  const state = { number: 1, now: 0, reads: 0, draws: 0 };
  const page = keepTogether({
    read: async () => {
      state.reads += 1;
      return { number: state.number };
    },
    render: {
      pl: ({ number }) => {
        state.draws += 1;
        return `<p>${number}</p>`;
      },
      en: ({ number }) => `<b>${number}</b>`,
    },
    clock: () => state.now,
  });
  return { state, page: () => page('pl'), english: () => page('en') };
}

test('a page is the same in each encoding', async () => {
  const { plain, br, gzip } = await openPage().page();
  expect(plain.toString()).toBe('<p>1</p>');
  expect(brotliDecompressSync(br)).toEqual(plain);
  expect(gunzipSync(gzip)).toEqual(plain);
});

test('a thousand who ask at once cost one look at the database', async () => {
  const { state, page } = openPage();
  await Promise.all(Array.from({ length: 1_000 }, page));
  await page();
  expect(state).toMatchObject({ reads: 1, draws: 1 });
});

test('two pages of the same cost one look between them', async () => {
  const { state, page, english } = openPage();
  await Promise.all([page(), english()]);
  expect((await english()).plain.toString()).toBe('<b>1</b>');
  const looked = state.reads;
  state.number = 2;
  state.now = 1_200;
  const both = await Promise.all([page(), english(), page(), english()]);
  expect(both.map(({ plain }) => plain.toString())).toEqual(['<p>2</p>', '<b>2</b>', '<p>2</p>', '<b>2</b>']);
  expect(state.reads).toBe(looked + 1);
});

test('what has not changed is not drawn again', async () => {
  const { state, page } = openPage();
  const first = await page();
  state.now = 1_200;
  expect(await page()).toBe(first);
  expect(state).toMatchObject({ reads: 2, draws: 1 });
});

test('a change is in sight within a second, and nobody waits for it who comes sooner', async () => {
  const { state, page } = openPage();
  const first = await page();
  state.number = 2;
  state.now = 600;
  expect((await page()).plain.toString(), 'read anew beside it').toBe('<p>1</p>');
  expect(state.reads).toBe(2);
  await expect.poll(async () => (await page()).plain.toString()).toBe('<p>2</p>');
  state.number = 3;
  state.now = 1_700;
  const third = await page();
  expect(third.plain.toString(), 'nobody had come for a second').toBe('<p>3</p>');
  expect(third.etag).not.toBe(first.etag);
});

test('what can’t be read now is asked for again by whoever comes next', async () => {
  let isThere = false;
  const pages = keepTogether({
    read: async () => {
      if (!isThere) throw new Error('The database is away.');
      return {};
    },
    render: { pl: () => 'there' },
  });
  const page = () => pages('pl');
  await expect(page()).rejects.toThrow('The database is away.');
  isThere = true;
  expect((await page()).plain.toString()).toBe('there');
});

test('while it can’t be read anew, the page stays as it was', async () => {
  let number = 1;
  let now = 0;
  const pages = keepTogether({
    read: async () => {
      if (number === 0) throw new Error('The database is away.');
      return { number };
    },
    render: { pl: (data) => String(data.number) },
    clock: () => now,
  });
  const page = () => pages('pl');
  const known = await page();
  number = 0;
  now = 700;
  expect(await page()).toBe(known);
  now = 60_000;
  expect(await page()).toBe(known);
  number = 2;
  expect((await page()).plain.toString()).toBe('2');
});

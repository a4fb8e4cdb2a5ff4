import { describe, expect, test } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';

const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const stored = { id, name: 'Dojo Wrzeszcz', capacity: 30, version: 3 };

/** A page of two rows, as a server behind a proxy gives it: it knows itself by another path. */
function pageOf(number: number, pages: number) {
  const next = { href: `/behind/proxy/workplace?sort=name%2Casc&size=2&page=${number + 1}&after=ab%2Bc` };
  const link = { href: '/workplace' };
  return {
    _embedded: { results: [{ name: `${number}a` }, { name: `${number}b` }] },
    _links: { self: link, first: link, last: link, ...(number + 1 < pages && { next }) },
    page: { size: 2, totalElements: pages * 2, totalIsExact: true, totalPages: pages, number },
  };
}

describe('list', () => {
  test('asks for what the query says, and gives rows, page and links', async () => {
    const { club, received } = fakeClub(() => pageOf(0, 1));
    const page = await club.table('workplace').list({
      size: 2,
      q: 'żabianka',
      sort: ['city,asc', 'name'],
      'capacity.gte': 20,
      'id.in': [id],
      active: true,
    });
    expect(page.results).toHaveLength(2);
    expect(page.page).toEqual({ size: 2, totalElements: 2, totalIsExact: true, totalPages: 1, number: 0 });
    expect(page.links.self.href).toBe('/workplace');
    expect([...(received[0]?.query ?? [])]).toEqual([
      ['size', '2'],
      ['q', 'żabianka'],
      ['sort', 'city,asc'],
      ['sort', 'name'],
      ['capacity.gte', '20'],
      ['id.in', id],
      ['active', 'true'],
    ]);
  });

  test('without a query asks for the first page', async () => {
    const { club, received } = fakeClub(() => pageOf(0, 1));
    await club.table('user').list();
    expect(received[0]).toMatchObject({ method: 'GET', path: '/user' });
    expect(received[0]?.query.size).toBe(0);
  });
});

describe('all', () => {
  test('follows the pages as the server links them, by its own address', async () => {
    const { club, received } = fakeClub(({ query }) => pageOf(Number(query.get('page') ?? 0), 3));
    const names: string[] = [];
    for await (const { name } of club.table('workplace').all({ sort: 'name,asc', size: 2 })) names.push(name);
    expect(names).toEqual(['0a', '0b', '1a', '1b', '2a', '2b']);
    expect(received.map(({ path }) => path)).toEqual(['/workplace', '/workplace', '/workplace']);
    expect(received[2]?.query.get('after')).toBe('ab+c');
    expect(received[2]?.query.get('sort')).toBe('name,asc');
  });

  test('takes the largest pages there are, and only those that are wanted', async () => {
    const { club, received } = fakeClub(() => pageOf(0, 3));
    for await (const { name } of club.table('workplace').all()) if (name === '0b') break;
    expect(received).toHaveLength(1);
    expect(received[0]?.query.get('size')).toBe('200');
  });
});

describe('some fields', () => {
  test('are asked for of a list, of all its pages and of one row', async () => {
    const { club, received } = fakeClub(({ query }) => pageOf(Number(query.get('page') ?? 0), 2));
    const workplaces = club.table('workplace');
    await workplaces.list({ fields: ['id', 'name'], size: 2 });
    await workplaces.get(id, { fields: ['id', 'name'] });
    for await (const { name } of workplaces.all({ fields: ['name'] })) expect(name).toBeDefined();
    expect(received.map(({ query }) => query.getAll('fields'))).toEqual([
      ['id', 'name'],
      ['id', 'name'],
      ['name'],
      // As the server links it.
      [],
    ]);
  });

  test('of a row that is saved are all that is sent', async () => {
    const { club, received } = fakeClub(() => stored);
    const part = await club.table('workplace').get(id, { fields: ['id', 'name', 'version'] });
    const { capacity: _, ...sent } = stored;
    await club.table('workplace').save({ id: part.id, name: part.name, version: part.version });
    expect(received[1]?.body).toEqual(sent);
  });
});

test('get', async () => {
  const { club, received } = fakeClub(() => stored);
  expect(await club.table('workplace').get(id)).toEqual(stored);
  expect(received[0]).toMatchObject({ method: 'GET', path: `/workplace/${id}` });
});

test('count asks for one row, and says how many there are, and whether that is all', async () => {
  const { club, received } = fakeClub(() => {
    const { page, ...rest } = pageOf(0, 1);
    return { ...rest, page: { ...page, totalElements: 10_000, totalIsExact: false } };
  });
  expect(await club.table('workplace').count({ 'capacity.gte': 20 })).toMatchObject({
    totalElements: 10_000,
    totalIsExact: false,
  });
  expect([...(received[0]?.query ?? [])]).toEqual([
    ['capacity.gte', '20'],
    ['size', '1'],
  ]);
});

describe('save', () => {
  test('without an id creates', async () => {
    const { club, received } = fakeClub(() => Response.json(stored, { status: 201 }));
    expect(await club.table('workplace').save({ name: 'Dojo Wrzeszcz', capacity: 30 })).toEqual(stored);
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/workplace',
      body: { name: 'Dojo Wrzeszcz', capacity: 30 },
    });
  });

  test('with an id changes, and says which version was read', async () => {
    const { club, received } = fakeClub(() => stored);
    await club.table('workplace').save(stored, { ifMatch: 3 });
    expect(received[0]).toMatchObject({ method: 'PUT', path: `/workplace/${id}`, body: stored });
    expect(received[0]?.headers.get('if-match')).toBe('"3"');
    expect(received[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('a change is conditional only when that is asked for', async () => {
    const { club, received } = fakeClub(() => stored);
    await club.table('workplace').save(stored);
    expect(received[0]?.headers.has('if-match')).toBe(false);
  });
});

describe('creating once', () => {
  const draft = () => ({ name: 'Dojo Wrzeszcz' });
  /** Saves the same again and again, each time with its own answer; gives the keys that were sent. */
  async function keysOf(...answers: unknown[]) {
    const { club, received } = fakeClub(() => answers.shift());
    for (const _ of answers.slice())
      await club
        .table('workplace')
        .save(draft())
        .catch(() => {});
    return received.map(({ headers }) => headers.get('idempotency-key'));
  }
  const created = () => Response.json(stored, { status: 201 });

  test('each has a key of its own', async () => {
    const [first, second] = await keysOf(created(), created());
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test.each([
    ['no answer', new TypeError('fetch failed')],
    ['an answer of the proxy', new Response('Gateway timeout', { status: 504 })],
  ])('after %s the same content keeps its key until it is answered', async (_, silence) => {
    const [first, second, third] = await keysOf(silence, created(), created());
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('after a refusal the next has a key of its own', async () => {
    const [first, second] = await keysOf(problem(403, 'forbidden'), created());
    expect(second).not.toBe(first);
  });

  test('other content is another entity', async () => {
    const { club, received } = fakeClub(() => new TypeError('fetch failed'));
    for (const name of ['Wrzeszcz', 'Oliwa'])
      await club
        .table('workplace')
        .save({ name })
        .catch(() => {});
    const [first, second] = received.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  test('under a key of the caller', async () => {
    const { club, received } = fakeClub(created);
    await club.table('workplace').save(draft(), { idempotencyKey: 'import-7' });
    expect(received[0]?.headers.get('idempotency-key')).toBe('import-7');
  });
});

test('remove', async () => {
  const { club, received } = fakeClub(() => new Response(null, { status: 204 }));
  expect(await club.table('workplace').remove(id, { ifMatch: 3 })).toBeUndefined();
  expect(received[0]).toMatchObject({ method: 'DELETE', path: `/workplace/${id}` });
  expect(received[0]?.headers.get('if-match')).toBe('"3"');
});

describe('act', () => {
  test('posts to the row, under a key and for the version that was read', async () => {
    const { club, received } = fakeClub(() => stored);
    expect(await club.table('training').act(id, 'cancel', { reason: 'Awaria' }, { ifMatch: 3 })).toEqual(
      stored,
    );
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: `/training/${id}/cancel`,
      body: { reason: 'Awaria' },
    });
    expect(received[0]?.headers.get('if-match')).toBe('"3"');
    expect(received[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sends nothing along where nothing is taken', async () => {
    const { club, received } = fakeClub(() => new Response(null, { status: 204 }));
    expect(await club.table('user').act(id, 'invite')).toBeUndefined();
    expect(received[0]).toMatchObject({ method: 'POST', path: `/user/${id}/invite`, body: '' });
  });

  test('keeps its key for the same row until it is answered', async () => {
    const answers = [new TypeError('fetch failed'), new TypeError('fetch failed'), stored];
    const { club, received } = fakeClub(() => answers.shift());
    for (const training of [id, 'another', id])
      await club
        .table('training')
        .act(training, 'restore')
        .catch(() => {});
    const [first, other, again] = received.map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('a picture', () => {
  test('goes out as it is, and is named by its content', async () => {
    const picture = 'a'.repeat(64);
    const { club, received } = fakeClub(() => ({ ...stored, picture }));
    const bytes = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
    const students = club.table('student');
    expect((await students.setPicture(id, bytes)).picture).toBe(picture);
    expect(received[0]).toMatchObject({ method: 'PUT', path: `/student/${id}/picture` });
    expect(received[0]?.headers.get('content-type')).toBe('image/png');
    const { body } = received[0] as { body: Blob };
    expect(await body.bytes()).toEqual(await bytes.bytes());
    expect(students.picturePath(id, picture, 128)).toBe(`/student/${id}/picture/${picture}?size=128`);
  });

  test('comes by its path', async () => {
    const { club, received } = fakeClub(
      () => new Response('webp', { headers: { 'content-type': 'image/webp' } }),
    );
    const { type } = await club.download(club.table('user').picturePath(id, 'b'.repeat(64), 512));
    expect(type).toBe('image/webp');
    expect(received[0]?.path).toBe(`/user/${id}/picture/${'b'.repeat(64)}`);
    expect(received[0]?.query.get('size')).toBe('512');
  });

  test('is taken away', async () => {
    const { club, received } = fakeClub(() => ({ ...stored, picture: null }));
    expect((await club.table('student').removePicture(id)).picture).toBeNull();
    expect(received[0]).toMatchObject({ method: 'DELETE', path: `/student/${id}/picture` });
  });
});

import { describe, expect, test } from 'vitest';
import { fakeClub } from '../test/fake-club.ts';
import {
  type CallOptions,
  type Club,
  type ClubApiError,
  type ClubOptions,
  createClub,
  type PriceDraft,
  type Rights,
  type StudentDraft,
  type Table,
  type TableName,
  type TrainingDraft,
} from './index.ts';
import { createPlainClub } from './plain.ts';
import { tables } from './rules-data.ts';

const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const image = new Blob(['x'], { type: 'image/png' });

/** The names of what is asked of the server, all of which takes a signal. */
type Asking<Of> = {
  [Name in keyof Of & string]: Of[Name] extends (...given: never) => Promise<unknown> | AsyncGenerator
    ? Name
    : never;
}[keyof Of & string];
type Verb = Exclude<keyof Club['api'], 'use' | 'eject' | 'TRACE'>;
type TableCall = { [Name in TableName]: Asking<Table<Name>> }[TableName];
type Call<On> = (on: On, options: CallOptions) => Promise<unknown>;

/** Each that is missing here is an error of the compiler. */
const ofClub: Record<Asking<Club>, Call<Club>> = {
  signIn: (club, options) => club.signIn({ username: 'anna', password: 'x' }, options),
  signOut: (club, options) => club.signOut(options),
  whoami: (club, options) => club.whoami(options),
  owner: (club, options) => club.owner(options),
  profile: (club, options) => club.profile(options),
  roles: (club, options) => club.roles(options),
  download: (club, options) => club.download('/authinfo/export', options),
  urlWithTicket: (club, options) => club.urlWithTicket('/authinfo/export', 'download', options),
};
const ofRights: Record<Asking<Rights>, Call<Rights>> = {
  has: (rights, options) => rights.has('Student:Read', options),
  check: (rights, options) => rights.check(['Student:Read'], options),
};
/** What a caller without types makes. `fetch` knows no TRACE. */
const ofApi: Record<Verb, Call<Record<Verb, (...given: unknown[]) => Promise<unknown>>>> = {
  GET: (api, options) => api.GET('/about', options),
  HEAD: (api, options) => api.HEAD('/about', options),
  OPTIONS: (api, options) => api.OPTIONS('/about', options),
  POST: (api, options) => api.POST('/tickets', { body: { purpose: 'download' }, ...options }),
  PUT: (api, options) => api.PUT('/authinfo/profile', { body: {}, ...options }),
  PATCH: (api, options) => api.PATCH('/authinfo/profile', { body: {}, ...options }),
  DELETE: (api, options) => api.DELETE('/authinfo/profile', options),
  request: (api, options) => api.request('get', '/about', options),
};
const ofTable: Record<TableCall, Call<Table<'student'> & Table<'training'>>> = {
  list: (table, options) => table.list({}, options),
  all: (table, options) => table.all({}, options).next(),
  get: (table, options) => table.get(id, options),
  count: (table, options) => table.count({}, options),
  save: (table, options) => table.save({ id } as StudentDraft & TrainingDraft, options),
  batch: (table, options) => table.batch({ remove: [id] }, options),
  remove: (table, options) => table.remove(id, options),
  act: (table, options) => table.act(id, 'restore', undefined, options),
  setPicture: (table, options) => table.setPicture(id, image, options),
  removePicture: (table, options) => table.removePicture(id, options),
};

/** A call by its name, as it is made of a club, or of each of its tables. */
const named = <On>(calls: Record<string, Call<On>>, on: (club: Club) => readonly On[]) =>
  Object.entries(calls).map(
    ([name, call]): [string, (club: Club, options: CallOptions) => Promise<unknown>[]] => [
      name,
      (club, options) => on(club).map((each) => call(each, options)),
    ],
  );
const everyTable = (club: Club) => Object.keys(tables).map((name) => club.table(name as 'student') as never);
const calls = [
  ...named(ofClub, (club) => [club]),
  ...named(ofRights, ({ rights }) => [rights]),
  ...named(ofApi, ({ api }) => [api as never]),
  ...named(ofTable, everyTable),
  ...named<Table<'price'>>(
    { 'save a new row': (table, options) => table.save({} as PriceDraft, options) },
    everyTable,
  ),
];

/** A club whose server never answers. */
function silentClub(make: (options: ClubOptions) => Club) {
  const asked: Request[] = [];
  const club = make({
    baseUrl: 'http://club.test/api',
    retry: { tries: 9 },
    fetch: (request) => {
      asked.push(request);
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
  });
  club.session.save('a-token');
  return { club, asked };
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: ClubApiError) => code,
  );

describe.each([
  ['a club', createClub],
  ['a plain club', createPlainClub],
])('each call of %s', (_, make) => {
  test.each(calls)('%s ends at once when its caller changes their mind', async (_, makeAll) => {
    const { club, asked } = silentClub(make);
    const controller = new AbortController();
    const made = makeAll(club, { signal: controller.signal });
    const ended = Promise.all(made.map(codeOf));
    await expect.poll(() => asked.length).toBe(made.length);
    controller.abort();
    expect(new Set(await ended)).toEqual(new Set(['aborted']));
  });

  test.each(calls)('%s ends when it takes too long for them', async (_, makeAll) => {
    const { club } = silentClub(make);
    const late = AbortSignal.abort(new DOMException('Too late.', 'TimeoutError'));
    const ended = await Promise.all(makeAll(club, { signal: late }).map(codeOf));
    expect(new Set(ended)).toEqual(new Set(['timeout']));
  });
});

test('what a club and its tables have beside these asks the server for nothing', () => {
  const { club } = silentClub(createClub);
  const others = ['table', 'on', 'picturePath', 'peek', 'prime', 'clear', 'use', 'eject', 'TRACE'];
  const methods = [club, club.rights, club.api, club.table('student')].flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => (typeof value === 'function' ? name : [])),
  );
  const known = [ofClub, ofRights, ofApi, ofTable].flatMap((each) => Object.keys(each));
  expect([...known, ...others].sort()).toEqual(methods.sort());
});

test('a sign-in is done though nobody waits until the session before is over', async () => {
  const controller = new AbortController();
  const { club } = fakeClub(() => ({}), {
    fetch: async ({ url, signal }) => {
      if (url.endsWith('/oauth/token')) return Response.json({ access_token: 'issued-token' });
      queueMicrotask(() => controller.abort());
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  club.session.save('token-of-before');
  await club.signIn({ username: 'anna', password: 'x' }, { signal: controller.signal });
  expect(club.session.getToken()).toBe('issued-token');
});

test('what others wait for goes on when one of them gives up', async () => {
  let answer = (_: Response) => {};
  const { club } = fakeClub(() => ({}), {
    fetch: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  club.session.save('a-token');
  const controller = new AbortController();
  const [impatient, patient] = [
    club.rights.has('Student:Read', { signal: controller.signal }),
    club.rights.has('Student:Read'),
  ];
  const ended = codeOf(impatient);
  await expect.poll(() => answer.length).toBe(1);
  controller.abort();
  expect(await ended).toBe('aborted');
  answer(Response.json(true));
  expect(await patient).toBe(true);
});

describe('a walk over all rows', () => {
  const page = (number: number) => ({
    _embedded: { results: [{ name: `${number}a` }, { name: `${number}b` }] },
    _links: { next: { href: `/workplace?page=${number + 1}` } },
    page: {},
  });
  const walk = (signal?: AbortSignal) => {
    const { club, received } = fakeClub(({ query }) => page(Number(query.get('page') ?? 0)));
    return { rows: club.table('workplace').all({}, { signal }), received };
  };

  test('that is called off gives no further row, though it has some, and asks for none', async () => {
    const controller = new AbortController();
    const { rows, received } = walk(controller.signal);
    expect((await rows.next()).value).toMatchObject({ name: '0a' });
    controller.abort();
    expect(await codeOf(rows.next())).toBe('aborted');
    expect((await rows.next()).done).toBe(true);
    expect(received).toHaveLength(1);
  });

  test('that is called off between two pages asks for no other', async () => {
    const controller = new AbortController();
    const { rows, received } = walk(controller.signal);
    await rows.next();
    await rows.next();
    controller.abort();
    expect(await codeOf(rows.next())).toBe('aborted');
    expect(received).toHaveLength(1);
  });

  test('that somebody breaks off asks for nothing more', async () => {
    const { rows, received } = walk();
    for await (const { name } of rows) if (name === '1a') break;
    expect(received).toHaveLength(2);
    expect((await rows.next()).done).toBe(true);
  });
});

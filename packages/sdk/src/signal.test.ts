import { describe, expect, test } from 'vitest';
import { fakeClub } from '../test/fake-club.ts';
import type { CallOptions, Club, ClubApiError } from './index.ts';

const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';
const image = new Blob(['x'], { type: 'image/png' });

/** Every call there is, with what it can be given. */
const calls: Record<string, (club: Club, options: CallOptions) => Promise<unknown>> = {
  signIn: (club, options) => club.signIn({ username: 'anna', password: 'x' }, options),
  signOut: (club, options) => club.signOut(options),
  whoami: (club, options) => club.whoami(options),
  owner: (club, options) => club.owner(options),
  profile: (club, options) => club.profile(options),
  roles: (club, options) => club.roles(options),
  'rights.has': (club, options) => club.rights.has('Student:Read', options),
  'rights.check': (club, options) => club.rights.check(['Student:Read'], options),
  download: (club, options) => club.download('/authinfo/export', options),
  urlWithTicket: (club, options) => club.urlWithTicket('/authinfo/export', 'download', options),
  'api.GET': (club, options) => club.api.GET('/about', options as { signal: AbortSignal }),
  list: (club, options) => club.table('student').list({}, options),
  all: (club, options) => club.table('student').all({}, options).next(),
  get: (club, options) => club.table('student').get(id, options),
  count: (club, options) => club.table('student').count({}, options),
  'save a new one': (club, options) => club.table('workplace').save({ name: 'Dojo' }, options),
  'save a change': (club, options) => club.table('workplace').save({ id, name: 'Dojo' }, options),
  batch: (club, options) => club.table('workplace').batch({ remove: [id] }, options),
  remove: (club, options) => club.table('workplace').remove(id, options),
  act: (club, options) => club.table('training').act(id, 'restore', undefined, options),
  setPicture: (club, options) => club.table('student').setPicture(id, image, options),
  removePicture: (club, options) => club.table('student').removePicture(id, options),
};

/** A club whose server never answers. */
function silentClub() {
  const asked: Request[] = [];
  const { club } = fakeClub(() => ({}), {
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

describe.each(Object.entries(calls))('%s', (_, call) => {
  test('ends at once when its caller changes their mind', async () => {
    const { club, asked } = silentClub();
    const controller = new AbortController();
    const ended = codeOf(call(club, { signal: controller.signal }));
    await expect.poll(() => asked.length).toBe(1);
    controller.abort();
    expect(await ended).toBe('aborted');
  });

  test('and when it takes too long for them', async () => {
    const { club } = silentClub();
    const late = AbortSignal.abort(new DOMException('Too late.', 'TimeoutError'));
    expect(await codeOf(call(club, { signal: late }))).toBe('timeout');
  });
});

test('every call of a club and its tables is among these', () => {
  const { club } = silentClub();
  const withoutRequest = ['table', 'on', 'picturePath', 'peek', 'prime', 'clear'];
  const names = [club, club.rights, club.table('student'), club.table('training')].flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => (typeof value === 'function' ? name : [])),
  );
  const known = Object.keys(calls).flatMap((name) => [name, name.split(/[ .]/).at(-1), name.split(' ')[0]]);
  expect(names.filter((name) => !known.includes(name) && !withoutRequest.includes(name))).toEqual([]);
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

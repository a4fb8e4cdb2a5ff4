import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import {
  actionBodies,
  changeOf,
  type Ground,
  type Person,
  prepareGround,
  readerOf,
  rowOf,
  sampleOf,
} from './support/samples.ts';

/**
 * What a role may do with a table:
 * - `nothing`
 * - `own`: read what is theirs
 * - `own, changes own`: the same, and change it
 * - `own, writes own`: the same, and write it
 * - `read`, `write`: everybody's
 * - `published`: read what everybody signed in may read, which a new row isn't yet
 */
type Grant = 'nothing' | 'published' | 'own' | 'own, changes own' | 'own, writes own' | 'read' | 'write';

/**
 * The seeded groups (domain.md, Rights). Nobody may do nothing, and administrators everything but see what is private. Developers may do what
 * members may, unless it is said. A table that isn't named is the administrators' alone, but for the rows that are
 * somebody's own.
 */
const grants: Record<string, { member: Grant; instructor: Grant; developer?: Grant }> = {
  user: { member: 'own', instructor: 'own' },
  // It is made with a password, in the profile; its owner may end it.
  'access-token': { member: 'own, writes own', instructor: 'own, writes own' },
  announcement: { member: 'own, writes own', instructor: 'own, writes own' },
  groupright: { member: 'nothing', instructor: 'nothing' },
  rightto: { member: 'nothing', instructor: 'nothing' },
  useringroupright: { member: 'own', instructor: 'own' },
  'announcement-file': { member: 'own, changes own', instructor: 'own, changes own' },
  grade: { member: 'read', instructor: 'read' },
  workplace: { member: 'read', instructor: 'read' },
  student: { member: 'own', instructor: 'read' },
  guardian: { member: 'own', instructor: 'read' },
  'student-grade': { member: 'own', instructor: 'read' },
  training: { member: 'read', instructor: 'write' },
  'training-series': { member: 'nothing', instructor: 'read' },
  'day-off': { member: 'read', instructor: 'read' },
  presence: { member: 'own, writes own', instructor: 'write' },
  homework: { member: 'own', instructor: 'write' },
  'homework-submission': { member: 'own, changes own', instructor: 'write' },
  'homework-file': { member: 'own', instructor: 'read' },
  'homework-step': { member: 'own', instructor: 'read' },
  exam: { member: 'published', instructor: 'read' },
  'exam-candidate': { member: 'own', instructor: 'write' },
  'exam-mark': { member: 'nothing', instructor: 'read' },
  article: { member: 'own', instructor: 'write' },
  item: { member: 'nothing', instructor: 'write' },
  'item-loan': { member: 'own', instructor: 'write' },
  task: { member: 'own', instructor: 'write', developer: 'write' },
  tablefortest: { member: 'nothing', instructor: 'nothing', developer: 'write' },
  tablefortestdictionary: { member: 'nothing', instructor: 'nothing', developer: 'write' },
  technik: { member: 'read', instructor: 'write' },
  'technik-requirement': { member: 'read', instructor: 'read' },
  'technik-progress': { member: 'own, writes own', instructor: 'write' },
  'training-technik': { member: 'read', instructor: 'write' },
};

const verbs = ['list', 'get', 'create', 'update', 'remove'] as const;
const roles = [
  'nobody',
  'member on their own',
  'member on another’s',
  'instructor',
  'developer',
  'administrator',
] as const;
type Verb = (typeof verbs)[number];
type Role = (typeof roles)[number];

const success: Record<Verb, number> = { list: 200, get: 200, create: 201, update: 200, remove: 204 };
const isRead = (verb: Verb): boolean => verb === 'list' || verb === 'get';

function expectedStatus(grant: Grant, verb: Verb, isOwn: boolean): number {
  switch (grant) {
    case 'nothing':
      return 403;
    case 'published':
      return verb === 'list' ? 200 : verb === 'get' ? 404 : 403;
    case 'read':
      return isRead(verb) ? success[verb] : 403;
    case 'write':
      return success[verb];
    case 'own':
      return isRead(verb) ? (isOwn || verb === 'list' ? 200 : 404) : 403;
    case 'own, changes own':
      if (verb === 'create') return 403;
      return isOwn ? (verb === 'remove' ? 403 : success[verb]) : verb === 'list' ? 200 : 404;
    case 'own, writes own':
      // A row of somebody else isn't there for them; one made for somebody else is refused.
      return isOwn || verb === 'list' ? success[verb] : verb === 'create' ? 403 : 404;
  }
}

let club: TestClub;
let ground: Ground;
let developer: Caller;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
  developer = await club.join('programista', 'Developers');
});
afterAll(() => club.close());

const callers: Record<Role, () => { caller: Caller; person: Person }> = {
  nobody: () => ({ caller: club.nobody, person: ground.theirs }),
  'member on their own': () => ({ caller: ground.member, person: ground.mine }),
  'member on another’s': () => ({ caller: ground.member, person: ground.theirs }),
  instructor: () => ({ caller: ground.instructor, person: ground.theirs }),
  developer: () => ({ caller: developer, person: ground.theirs }),
  administrator: () => ({ caller: ground.admin, person: ground.theirs }),
};

function expected({ name, own, isPrivate }: TableDefinition, verb: Verb, role: Role): number {
  const unnamed: Grant = own ? 'own' : 'nothing';
  const { member, instructor, developer = member } = grants[name] ?? { member: unnamed, instructor: unnamed };
  if (role === 'nobody') return 401;
  if (role === 'administrator') return isPrivate ? expectedStatus('own', verb, false) : success[verb];
  // What is the member's is not the instructor's, nor the developer's.
  if (role === 'instructor') return expectedStatus(instructor, verb, false);
  if (role === 'developer') return expectedStatus(developer, verb, false);
  return expectedStatus(member, verb, role === 'member on their own');
}

describe.each(tables.map((table) => [table.name, table] as const))('%s', (name, table) => {
  const { own, without = [] } = table;
  for (const verb of verbs) {
    if ((without as readonly string[]).includes(verb)) {
      test(`${verb}: is not there, and the others are named`, async () => {
        const { id } = await rowOf(name, ground);
        const { status, headers } = await call(ground.admin, verb, id, {});
        expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')]);
      });
      continue;
    }
    for (const role of roles) {
      // Rows that belong to nobody are nobody's own.
      if (role === 'member on their own' && !own) continue;
      const status = expected(table, verb, role);
      test(`${verb} by ${role}: ${status}`, async () => {
        const { caller, person } = callers[role]();
        const row = await rowOf(name, ground, person);
        const body = verb === 'create' ? await sampleOf(name, ground, person) : { ...row, ...changeOf(name) };
        const before = await countRows();
        const answer = await call(caller, verb, row.id, body);
        expect(answer.status, JSON.stringify(answer.body)).toBe(status);
        if (verb === 'list' && status === 200) await expectOnlyVisible(role);
        if (status >= 400) {
          expect(await countRows()).toBe(before);
          expect((await readerOf(name, ground, person).get(`/${name}/${row.id}`)).body).toEqual(row);
        }
      });
    }
  }

  if (!without.includes('create'))
    test('a batch is for who may write everybody’s, and a small one for who writes their own', async () => {
      const send = async (caller: Caller, save: object[] = []) =>
        (await caller.post(`/${name}/batch`, { save })).status;
      const { member, instructor, developer: granted } = grants[name] ?? {};
      const writesOwn = (grant: Grant | undefined) =>
        grant === 'own, writes own' || grant === 'own, changes own';
      const isOwner = writesOwn(member);
      expect(await send(club.nobody)).toBe(401);
      expect(await send(ground.member)).toBe(isOwner ? 200 : 403);
      expect(await send(ground.member, Array(101).fill({}))).toBe(403);
      expect(await send(ground.instructor)).toBe(instructor === 'write' || writesOwn(instructor) ? 200 : 403);
      expect(await send(developer)).toBe(isOwner || granted === 'write' ? 200 : 403);
      expect(await send(ground.admin)).toBe(200);
    });

  function call(caller: Caller, verb: Verb, id: string, body: object): Promise<Answer> {
    switch (verb) {
      case 'list':
        return caller.get(`/${name}?size=200`);
      case 'get':
        return caller.get(`/${name}/${id}`);
      case 'create':
        return caller.post(`/${name}`, body);
      case 'update':
        return caller.put(`/${name}/${id}`, body);
      case 'remove':
        return caller.remove(`/${name}/${id}`);
    }
  }

  const allIds = async (): Promise<string[]> =>
    (await club.database.pool.query<{ id: string }>(`select id from ${table.relation}`)).rows.map(
      ({ id }) => id,
    );

  const countRows = async (): Promise<number> => (await allIds()).length;

  /** A list is all or, without the right, exactly the rows that can be read one by one. */
  async function expectOnlyVisible(role: Role): Promise<void> {
    const { caller } = callers[role]();
    const readable: string[] = [];
    for (const id of await allIds()) {
      if ((await caller.get(`/${name}/${id}`)).status === 200) readable.push(id);
    }
    expect((await listedIds(caller)).toSorted()).toEqual(readable.toSorted());
  }

  /** The ids from all pages, as many as the list says there are. */
  async function listedIds(caller: Caller): Promise<string[]> {
    const ids: string[] = [];
    for (let number = 0; ; number += 1) {
      const { body } = await caller.get(`/${name}?size=200&page=${number}`);
      ids.push(...body._embedded.results.map(({ id }: { id: string }) => id));
      if (number + 1 < body.page.totalPages) continue;
      expect(ids).toHaveLength(body.page.totalElements);
      return ids;
    }
  }
});

describe('beside the tables', () => {
  const publicPaths = [
    '/health',
    '/ready',
    '/about',
    '/oauth/token',
    '/oauth/revoke',
    '/logout',
    '/auth/google/redirect',
    '/register/lightning',
    '/register/lightning/confirm',
    '/user/register/set/{a}/{b}',
    '/user/register/set',
    '/user/register/reset',
    // The address is the secret: calendar.test.ts.
    '/calendar/{token}.ics',
    // The code at the door is the secret: check-in.test.ts.
    '/check-in/admission',
    // The same: announcement.test.ts.
    '/unsubscribe/{token}',
    // Whoever is new to the club: lead.test.ts.
    '/lead/request',
  ];

  test('every call but the ways in and out asks who is there', async () => {
    const { body: contract } = await club.nobody.get('/openapi.json');
    const open: string[] = [];
    for (const [path, operations] of Object.entries<object>(contract.paths)) {
      for (const method of Object.keys(operations)) {
        const { statusCode } = await club.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')}`,
          ...(method !== 'get' && { payload: {} }),
        });
        if (statusCode !== 401) open.push(path);
      }
    }
    expect(open.filter((path) => !publicPaths.includes(path))).toEqual([]);
  });

  /** The calls of their own in a module, by who may make them; an instructor’s right for one table opens no other. */
  const special: [
    method: 'get' | 'post' | 'put' | 'remove',
    path: string,
    who: 'owner' | 'instructor' | 'administrator',
  ][] = [
    ['post', '/announcement/{id}/send', 'owner'],
    ['post', '/announcement/{id}/take-back', 'owner'],
    ['post', '/announcement-reader/{id}/see', 'owner'],
    ['post', '/announcement-file/{id}/discard', 'owner'],
    ['post', '/announcement-file/{id}/restore', 'owner'],
    ['get', '/announcement-file/{id}/content', 'owner'],
    ['get', '/announcement/reach', 'administrator'],
    ['post', '/exam/{id}/open', 'administrator'],
    ['post', '/exam/{id}/invite', 'instructor'],
    ['get', '/exam/{id}/readiness', 'instructor'],
    ['get', '/exam/readiness', 'instructor'],
    ['get', '/exam/{id}/evidence', 'instructor'],
    ['put', '/exam/{id}/marks', 'instructor'],
    ['post', '/exam/{id}/start', 'administrator'],
    ['post', '/exam/{id}/complete', 'administrator'],
    ['post', '/exam/{id}/cancel', 'administrator'],
    ['post', '/exam-candidate/{id}/invite', 'instructor'],
    ['post', '/exam-candidate/{id}/accept', 'owner'],
    ['post', '/exam-candidate/{id}/decline', 'owner'],
    ['post', '/exam-candidate/{id}/refresh', 'instructor'],
    ['post', '/exam-candidate/{id}/pay', 'instructor'],
    ['post', '/exam-candidate/{id}/unpay', 'instructor'],
    ['post', '/homework/{id}/publish', 'instructor'],
    ['post', '/homework/{id}/close', 'instructor'],
    ['post', '/homework/{id}/archive', 'instructor'],
    ['post', '/homework-file/{id}/discard', 'owner'],
    ['post', '/homework-file/{id}/restore', 'owner'],
    ['get', '/homework-file/{id}/content', 'owner'],
    ['post', '/homework-submission/{id}/submit', 'owner'],
    ['post', '/homework-submission/{id}/withdraw', 'owner'],
    ['post', '/homework-submission/{id}/review', 'instructor'],
    ['post', '/homework-submission/{id}/return', 'instructor'],
    ['post', '/homework-submission/{id}/reopen', 'instructor'],
    ['post', '/article/{id}/publish', 'instructor'],
    ['post', '/article/{id}/archive', 'instructor'],
    ['put', '/club-profile/{id}/picture', 'administrator'],
    ['remove', '/club-profile/{id}/picture', 'administrator'],
    ['put', '/landing-section/{id}/picture', 'administrator'],
    ['remove', '/landing-section/{id}/picture', 'administrator'],
    ['put', '/article/{id}/picture', 'instructor'],
    ['remove', '/article/{id}/picture', 'instructor'],
    ['get', '/article/{id}/writing', 'instructor'],
    ['put', '/article/{id}/writing', 'instructor'],
    ['put', '/article/{id}/writing/draft', 'instructor'],
    ['remove', '/article/{id}/writing/draft', 'instructor'],
    ['post', '/article/{id}/writing/version', 'instructor'],
    ['get', '/article/{id}/writing/version/{version}', 'instructor'],
    ['post', '/article/{id}/writing/picture', 'instructor'],
    ['put', '/article/{id}/writing/picture/{picture}', 'instructor'],
    ['post', '/article/{id}/writing/preview-link', 'instructor'],
    ['remove', '/article/{id}/writing/preview-link/{link}', 'instructor'],
    ['post', '/student-grade/{id}/annul', 'administrator'],
    ['post', '/training/{id}/cancel', 'instructor'],
    ['post', '/training/{id}/restore', 'instructor'],
    ['post', '/training/{id}/hold', 'instructor'],
    ['post', '/training/{id}/not-held', 'instructor'],
    ['get', '/exam/{id}/protocol.pdf', 'instructor'],
    ['get', '/exam-candidate/{id}/certificate.pdf', 'owner'],
    ['post', '/student/{id}/guardian-access', 'owner'],
    ['post', '/student/{id}/shown-to-members', 'owner'],
    ['get', '/student/{id}/leaving', 'administrator'],
    ['post', '/student/{id}/leave', 'administrator'],
    ['post', '/student/{id}/come-back', 'administrator'],
    ['put', '/student/{id}/picture', 'owner'],
    ['remove', '/student/{id}/picture', 'owner'],
    ['put', '/user/{id}/picture', 'owner'],
    ['remove', '/user/{id}/picture', 'owner'],
    ['get', '/training/{id}/roster', 'instructor'],
    ['get', '/training/{id}/mat', 'instructor'],
    ['put', '/student/{id}/limit', 'owner'],
    ['remove', '/student/{id}/limit', 'owner'],
    ['put', '/training/{id}/presences', 'owner'],
    ['get', '/training/{id}/check-in-code', 'instructor'],
    ['put', '/training/{id}/check-in', 'owner'],
    ['post', '/lead/{id}/contact', 'administrator'],
    ['post', '/lead/{id}/trial', 'administrator'],
    ['post', '/lead/{id}/join', 'administrator'],
    ['post', '/lead/{id}/close', 'administrator'],
    ['post', '/lead/{id}/back', 'administrator'],
    ['post', '/notice/{id}/read', 'owner'],
    ['post', '/notice/{id}/unread', 'owner'],
    ['post', '/presence/{id}/invalidate', 'instructor'],
    ['post', '/presence/{id}/restore', 'instructor'],
    ['post', '/item-loan/{id}/return', 'instructor'],
    ['post', '/task/{id}/done', 'instructor'],
    ['post', '/task/{id}/reopen', 'instructor'],
    ['post', '/training-series/preview', 'administrator'],
    ['post', '/training-series/{id}/split', 'administrator'],
    ['post', '/day-off/preview', 'administrator'],
    ['get', '/day-off/missing-public-holidays', 'administrator'],
    ['post', '/day-off/fill-public-holidays', 'administrator'],
    ['post', '/user/{id}/invite', 'administrator'],
    ['post', '/user/{id}/take-off-second-factor', 'administrator'],
    ['get', '/user/{id}/why/{right}', 'administrator'],
    ['get', '/user/matches', 'administrator'],
    ['post', '/webhook/{id}/secret', 'administrator'],
    ['post', '/webhook/{id}/test', 'administrator'],
    ['get', '/webhook/{id}/messages', 'administrator'],
    ['post', '/webhook/{id}/messages/{message}/replay', 'administrator'],
  ];

  test.each(special)('%s %s is for an %s', async (method, path, who) => {
    const id = '00000000-0000-7000-8000-000000000000';
    const url = path
      .replace('{id}', id)
      .replace('{message}', id)
      .replace('{right}', 'User:Write')
      .replace(/\{(version|picture|link)\}/, id);
    const bodies: Record<string, unknown> = {
      ...actionBodies,
      '/training/{id}/presences': [],
      '/training/{id}/check-in': { student: id, admission: 'none' },
      '/student/{id}/limit': { text: 'Oszczędza kolano' },
      '/exam/{id}/marks': [],
      '/article/{id}/writing': { isOpen: true },
      '/article/{id}/writing/draft': {
        ...{ titlePl: '', titleEn: '', leadPl: '', leadEn: '', bodyPl: '', bodyEn: '', seen: 0 },
      },
      '/article/{id}/writing/version': {},
      '/article/{id}/writing/picture/{picture}': { isDecorative: true },
      '/article/{id}/writing/preview-link': {},
      '/training-series/preview': {
        weekdays: [2],
        dateFrom: '2030-05-01',
        dateTo: '2030-05-20',
        workplace: ground.dojo.workplace,
      },
      '/training-series/{id}/split': { from: '2030-05-05' },
      '/day-off/preview': { kind: 'closure', dateFrom: '2031-07-01', dateTo: '2031-07-02' },
      '/day-off/fill-public-holidays': { year: 2030 },
    };
    const queries: Record<string, string> = {
      '/day-off/missing-public-holidays': '?year=2030',
      '/announcement/reach': '?audience=all',
      '/article/{id}/writing/picture': '?name=jo.jpg',
    };
    const query = queries[path] ?? '';
    const answers = async (caller: Caller) =>
      (method === 'get' || method === 'remove'
        ? await caller[method](url + query)
        : await caller[method](url + query, bodies[path])
      ).status;
    // Where owners may, there is no such row of theirs.
    expect(await answers(ground.member)).toBe(who === 'owner' ? 404 : 403);
    expect(who === 'administrator' ? [403] : [200, 404]).toContain(await answers(ground.instructor));
    expect([200, 404]).toContain(await answers(ground.admin));
  });

  test('no call of a table’s module is forgotten here', async () => {
    const { body: contract } = await club.nobody.get('/openapi.json');
    const own = tables.map(({ name }) => `/${name}/`);
    const listed = special.map(([, path]) => path);
    const forgotten = Object.keys(contract.paths).filter(
      (path) =>
        own.some((start) => path.startsWith(start)) &&
        !/^\/[a-z-]+\/(\{id\}|batch)$/.test(path) &&
        !publicPaths.includes(path) &&
        path !== '/user/all' &&
        // Everybody may ask of themselves: exam-candidate.test.ts, attendance.test.ts.
        path !== '/student/{id}/grade-progress' &&
        path !== '/student/{id}/attendance' &&
        // Of no exam in particular: exam-day.test.ts.
        path !== '/exam/statistics' &&
        // Whoever may read the training: calendar.test.ts.
        path !== '/training/{id}/calendar' &&
        // Of one's own alone: notice.test.ts, homework.test.ts.
        path !== '/notice/read' &&
        path !== '/homework-submission/counts' &&
        // Whoever may read the row: picture.test.ts.
        !/^\/[a-z-]+\/\{id\}\/picture\/\{picture\}$/.test(path),
    );
    expect(forgotten.toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  test('/user/all lists as /user does', async () => {
    expect((await ground.member.get('/user/all')).body._embedded.results).toMatchObject([
      { id: ground.member.id },
    ]);
    expect((await ground.admin.get('/user/all')).body.page.totalElements).toBeGreaterThan(3);
  });
});

import { type Column, getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { type Answer, type Caller, openTestClub, type TestClub } from './support/club.ts';
import { type BrokenPromise, promisesOf } from './support/contract-promise.ts';
import { changeOf, type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

const NOWHERE = '00000000-0000-7000-8000-000000000000';

let club: TestClub;
let ground: Ground;
let brokenPromise: BrokenPromise;

beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
  brokenPromise = promisesOf((await club.nobody.get('/openapi.json')).body);
});
afterAll(() => club.close());

/** Holds an answer to what the contract promises for this call and this status. */
function expectAsPromised(method: string, template: string, answer: Answer): void {
  expect(brokenPromise(method, template, answer)).toBeNull();
}

describe.each(tables.map((table) => [table.name, table] as const))(
  '%s answers as promised',
  (name, table) => {
    const { without = [] } = table;
    const isReadOnly = without.includes('update') && without.includes('remove');

    test('when it is read', async () => {
      await rowOf(name, ground);
      const row = await rowOf(name, ground);
      const pages = [`/${name}`, `/${name}?size=1`, `/${name}?size=1&page=1`, `/${name}?id=${NOWHERE}`];
      for (const path of pages) expectAsPromised('get', `/${name}`, await ground.admin.get(path));
      expectAsPromised('get', `/${name}`, await ground.admin.get(`/${name}?size=0`));
      expectAsPromised('get', `/${name}`, await club.nobody.get(`/${name}`));
      const one = `/${name}/{id}`;
      expectAsPromised('get', one, await ground.admin.get(`/${name}/${row.id}`));
      expectAsPromised('get', one, await ground.admin.get(`/${name}/${NOWHERE}`));
      expectAsPromised('get', one, await ground.admin.get(`/${name}/nothing`));
      expectAsPromised('get', one, await club.nobody.get(`/${name}/${row.id}`));
    });

    if (!without.includes('create'))
      test('when it is created', async () => {
        const body = await sampleOf(name, ground);
        const created = await ground.admin.post(`/${name}`, body);
        expect(created.status).toBe(201);
        expectAsPromised('post', `/${name}`, created);
        expectAsPromised('post', `/${name}`, await ground.admin.post(`/${name}`, {}));
        expectAsPromised('post', `/${name}`, await club.nobody.post(`/${name}`, body));
        // The same again: a duplicate, or where a table takes it, another row or the same.
        expectAsPromised('post', `/${name}`, await ground.admin.post(`/${name}`, body));
        const key = { 'idempotency-key': `contract-${name}` };
        expectAsPromised(
          'post',
          `/${name}`,
          await ground.admin.post(`/${name}`, await sampleOf(name, ground), key),
        );
        expectAsPromised(
          'post',
          `/${name}`,
          await ground.admin.post(`/${name}`, await sampleOf(name, ground), key),
        );
      });

    if (!isReadOnly)
      test('when it is changed and removed', async () => {
        const one = `/${name}/{id}`;
        const row = await rowOf(name, ground);
        const path = `/${name}/${row.id}`;
        if (!without.includes('update')) {
          const changed = { ...row, ...changeOf(name) };
          expectAsPromised('put', one, await ground.admin.put(path, changed, { 'if-match': '"77"' }));
          expectAsPromised('put', one, await ground.admin.put(path, { ...changed, version: 77 }));
          expectAsPromised('put', one, await ground.admin.put(path, changed));
          expectAsPromised('put', one, await ground.admin.put(path, {}));
          expectAsPromised(
            'put',
            one,
            await ground.admin.put(`/${name}/${NOWHERE}`, { ...changed, id: NOWHERE }),
          );
          expectAsPromised('put', one, await ground.instructor.put(path, changed));
        }
        if (!without.includes('remove')) {
          expectAsPromised('delete', one, await ground.admin.remove(path, { 'if-match': '"77"' }));
          expectAsPromised('delete', one, await ground.admin.remove(path));
          expectAsPromised('delete', one, await ground.admin.remove(path));
          expectAsPromised('delete', one, await ground.member.remove(path));
        }
      });
  },
);

describe('what is beside the tables answers as promised', () => {
  test('about the caller', async () => {
    for (const caller of [ground.admin, ground.member]) {
      for (const path of ['whoami', 'owner', 'profile', 'roles', 'sessions'])
        expectAsPromised('get', `/authinfo/${path}`, await caller.get(`/authinfo/${path}`));
      const right = await caller.get('/users/hasrightto/Menu:Rights');
      expectAsPromised('get', '/users/hasrightto/{right}', right);
      const rights = await caller.get('/users/hasrightto/paths/Menu:Rights,Student:Read');
      expectAsPromised('get', '/users/hasrightto/paths/{rights}', rights);
    }
    for (const path of ['/about', '/health', '/ready'])
      expectAsPromised('get', path, await club.nobody.get(path));
  });

  test('about a training and who is there', async () => {
    const { admin } = ground;
    const training = (await rowOf('training', ground)).id;
    const put = (marks: unknown, caller: Caller = admin) =>
      caller.put(`/training/${training}/presences`, marks);
    const mark = { student: ground.mine.student, status: 'present' };
    expectAsPromised('put', '/training/{id}/presences', await put([mark]));
    expectAsPromised('put', '/training/{id}/presences', await put([mark, mark]));
    expectAsPromised('put', '/training/{id}/presences', await put([], ground.member));
    const roster = await admin.get(`/training/${training}/roster`);
    expect(roster.body.students.some(({ presence }: { presence: unknown }) => presence)).toBe(true);
    expectAsPromised('get', '/training/{id}/roster', roster);
    const presence = (await rowOf('presence', ground)).id;
    const post = (verb: string, body?: object) => admin.post(`/presence/${presence}/${verb}`, body);
    expectAsPromised('post', '/presence/{id}/invalidate', await post('invalidate', { reason: 'Pomyłka' }));
    expectAsPromised('post', '/presence/{id}/invalidate', await post('invalidate', {}));
    expectAsPromised('post', '/presence/{id}/restore', await post('restore'));
  });

  test('about how a training ends', async () => {
    const { admin } = ground;
    const { id } = await rowOf('training', ground);
    const post = async (verb: string, body?: object) =>
      expectAsPromised('post', `/training/{id}/${verb}`, await admin.post(`/training/${id}/${verb}`, body));
    await post('hold');
    await post('not-held');
    await post('cancel', { reason: 'Awaria' });
    await post('hold');
    await post('restore');
  });

  test('about series and days off to come', async () => {
    const { admin } = ground;
    const series = await sampleOf('training-series', ground);
    const { weekdays, dateFrom, dateTo, workplace } = series;
    expectAsPromised(
      'post',
      '/training-series/preview',
      await admin.post('/training-series/preview', { weekdays, dateFrom, dateTo, workplace }),
    );
    const { id } = await rowOf('training-series', ground);
    expectAsPromised(
      'post',
      '/training-series/{id}/split',
      await admin.post(`/training-series/${id}/split`, { from: '2030-05-05', room: 'B' }),
    );
    expectAsPromised(
      'post',
      '/training-series/{id}/split',
      await admin.post(`/training-series/${id}/split`, { from: '2030-05-05', localTime: '19:00' }),
    );
    await rowOf('training', ground);
    expectAsPromised(
      'post',
      '/day-off/preview',
      await admin.post('/day-off/preview', { dateFrom: '2030-03-01', dateTo: '2030-03-31', kind: 'closure' }),
    );
    expectAsPromised(
      'get',
      '/day-off/missing-public-holidays',
      await admin.get('/day-off/missing-public-holidays?year=2031'),
    );
    expectAsPromised(
      'post',
      '/day-off/fill-public-holidays',
      await admin.post('/day-off/fill-public-holidays', { year: 2031 }),
    );
  });
});

describe.each(tables.map((table) => [table.name, table] as const))('%s and its columns', (_, table) => {
  test('say the same of every field', () => {
    const columns = getTableColumns(table.table);
    const { properties } = table.readSchema as unknown as { properties: Record<string, object> };
    for (const [name, column] of Object.entries(columns)) {
      if (table.hidden?.includes(name)) expect(properties).not.toHaveProperty(name);
      else expect([name, shapeOf(properties[name])]).toEqual([name, shapeOfColumn(column, properties[name])]);
    }
  });

  test('ask for what a row can’t be without, and for nothing else', () => {
    const { required } = table.writeSchema as unknown as { required: string[] };
    const needed = [...table.writable].filter(([, { column }]) => column?.notNull && !column.hasDefault);
    expect(required).toEqual(needed.map(([name]) => name));
  });

  test('stand in the database as they are described', async () => {
    const { name, columns } = getTableConfig(table.table);
    const { rows } = await club.database.pool.query(
      `select column_name as name, is_nullable = 'NO' as "notNull" from information_schema.columns
       where table_name = $1 and table_schema = 'public' order by column_name`,
      [name],
    );
    const described = columns.map((column) => ({ name: column.name, notNull: column.notNull }));
    expect(rows).toEqual(described.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  });
});

type Shape = { types: unknown[]; format: unknown; choices: unknown };

function shapeOf(schema: object | undefined): Shape {
  const { type, format, enum: choices } = (schema ?? {}) as Record<string, unknown>;
  return { types: [type].flat(), format, choices };
}

/** JSON type and format of a column, by its SQL type. */
const shapes: Record<string, [type: string, format?: string]> = {
  uuid: ['string', 'uuid'],
  text: ['string'],
  'text collate "pl-x-icu"': ['string'],
  integer: ['integer'],
  'double precision': ['number'],
  boolean: ['boolean'],
  date: ['string', 'date'],
  'time(0)': ['string'],
  'timestamp(3) with time zone': ['string', 'date-time'],
  jsonb: ['object'],
};

function shapeOfColumn(column: Column, schema: object | undefined): Shape {
  const sqlType = column.getSQLType();
  const [type, format] = sqlType.endsWith('[]') ? ['array'] : (shapes[sqlType] ?? [sqlType]);
  const choices = column.enumValues;
  return {
    types: column.notNull ? [type] : [type, 'null'],
    // An address is kept as text.
    format: format ?? (sqlType === 'text' ? (schema as { format?: string })?.format : undefined),
    choices: choices && (column.notNull ? choices : [...choices, null]),
  };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { badValues } from './support/bad-values.ts';
import { type Answer, openTestClub, type TestClub } from './support/club.ts';
import { changeOf, type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

/** A problem document of status 400 that names the field. */
function expectNamed(answer: Answer, field: string, about: unknown): void {
  const shown = `${JSON.stringify(about)} → ${JSON.stringify(answer.body)}`;
  expect(answer.status, shown).toBe(400);
  expect(answer.headers['content-type'], shown).toBe('application/problem+json');
  const named = (answer.body.errors ?? []).map((error: { field: string }) => error.field);
  expect(
    named.some((name: string) => name === field || name.startsWith(`${field}.`)),
    `${field} in ${shown}`,
  ).toBe(true);
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(tables.map((table) => [table.name, table] as const))('%s', (name, table) => {
  const { without = [], sentBeside = {} } = table;
  const fields = [
    ...[...table.writable].map(([field, { schema }]) => [field, schema] as const),
    ...Object.entries(sentBeside),
  ];
  const canCreate = !without.includes('create');
  const canUpdate = !without.includes('update');
  const isReadOnly = !canCreate && !canUpdate;
  const count = async (): Promise<number> =>
    (await ground.admin.get(`/${name}?size=1`)).body.page.totalElements;

  test.each(fields)('refuses what %s can’t be, and stores nothing', async (field, schema) => {
    const sample = await sampleOf(name, ground);
    const row = await rowOf(name, ground);
    const before = await count();
    for (const value of badValues(schema)) {
      if (canCreate)
        expectNamed(await ground.admin.post(`/${name}`, { ...sample, [field]: value }), field, value);
      if (canUpdate)
        expectNamed(
          await ground.admin.put(`/${name}/${row.id}`, { ...row, ...changeOf(name), [field]: value }),
          field,
          value,
        );
    }
    expect(await count()).toBe(before);
    expect((await ground.admin.get(`/${name}/${row.id}`)).body).toEqual(row);
  });

  if (!isReadOnly)
    test('names each required field that is missing, all at once', async () => {
      const { required } = table.writeSchema as unknown as { required: string[] };
      const answers: Answer[] = [];
      if (canCreate) answers.push(await ground.admin.post(`/${name}`, {}));
      if (canUpdate) answers.push(await ground.admin.put(`/${name}/${(await rowOf(name, ground)).id}`, {}));
      for (const answer of answers) for (const field of required) expectNamed(answer, field, {});
    });

  if (!isReadOnly)
    test('refuses what is no entity at all', async () => {
      const sample = await sampleOf(name, ground);
      const row = await rowOf(name, ground);
      const before = await count();
      const bodies = ['[]', '"text"', '7', 'null', '', '{', '{"a":', '\u0000', `[${JSON.stringify(sample)}]`];
      const hostile = ['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'];
      for (const body of [...bodies, ...hostile]) {
        const answers: Answer[] = [];
        if (canCreate) answers.push(await ground.admin.post(`/${name}`, body));
        if (canUpdate) answers.push(await ground.admin.put(`/${name}/${row.id}`, body));
        for (const answer of answers)
          expect(answer, body).toMatchObject({ status: 400, body: { code: expect.any(String) } });
      }
      const write = (body: unknown, headers?: Record<string, string>) =>
        canCreate
          ? ground.admin.post(`/${name}`, body, headers)
          : ground.admin.put(`/${name}/${row.id}`, body, headers);
      const unknown = { ...sample, nothingOfTheKind: 1 };
      expectNamed(await write(unknown), 'nothingOfTheKind', unknown);
      const xml = await write('<a/>', { 'content-type': 'application/xml' });
      expect(xml.status).toBe(415);
      const huge = await write({ ...sample, note: 'a'.repeat(1_100_000) });
      expect(huge.status).toBe(413);
      expect(await count()).toBe(before);
    });

  test('an id that is none is the id of nothing', async () => {
    for (const id of ['7', 'nothing', '%00', '%27%20or%201=1', 'ż', '..%2f..%2fuser', 'a'.repeat(500)]) {
      const at = `/${name}/${id}`;
      const answers = [await ground.admin.get(at)];
      if (!without.includes('remove')) answers.push(await ground.admin.remove(at));
      if (canUpdate) answers.push(await ground.admin.put(at, await sampleOf(name, ground)));
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not-found']);
    }
  });

  test('refuses pages, orders and cursors that make no sense', async () => {
    const queries: [parameter: string, ...values: string[]][] = [
      ['page', '-1', 'x', '1.5', '1e9', '99999999999999999999', '', '%00'],
      ['size', '0', '201', '-5', 'x', '1.5', ''],
      ['sort', 'nothing', 'id,up', 'id,asc,desc', 'id;drop', '%00', 'constructor', 'password_hash'],
      ['sort', 'id&sort=id&sort=id&sort=id&sort=id&sort=id'],
      ['after', 'x', '%00', encoded({}), encoded([]), encoded('x'), encoded([null]), encoded([[1]])],
      ['after', encoded(['a', 'b', 'c', 'd', 'e', 'f', 'g']), 'a'.repeat(3_000)],
      ['fields', 'nothing', '', 'id,', 'password_hash', 'id,_links', 'id;version', '%00', 'a'.repeat(3_000)],
      ['nothing', '1'],
      ['__proto__', '1'],
    ];
    for (const [parameter, ...values] of queries) {
      for (const value of values)
        expectNamed(await ground.admin.get(`/${name}?${parameter}=${value}`), parameter, value);
    }
    for (const value of ['x', 7, '\0', '00000000-0000-7000-8000-000000000000; --', true]) {
      const path = `/${name}?sort=id&after=${encoded([value])}`;
      expectNamed(await ground.admin.get(path), 'after', value);
    }
    if (!table.readable.get('createdAt')?.orders) return;
    const moment = `/${name}?sort=createdAt&after=${encoded(['never', '00000000-0000-7000-8000-000000000000'])}`;
    expectNamed(await ground.admin.get(moment), 'after', 'never');
  });

  test('refuses filters of another type than their field', async () => {
    for (const [field, { schema }] of table.readable) {
      const plain = schema as { type?: string | string[]; format?: string; enum?: unknown[] };
      const type = [plain.type].flat()[0];
      const bad: [parameter: string, value: string][] = [[`${field}.almost`, '1']];
      if (plain.format === 'uuid') bad.push([field, 'x'], [`${field}.in`, 'x'], [`${field}.in`, '']);
      if (plain.enum) bad.push([field, 'nothing'], [`${field}.in`, 'nothing']);
      if (type === 'integer') bad.push([field, 'x'], [`${field}.gt`, '1.5'], [`${field}.lt`, '1e400']);
      bad.push([`${field}.null`, 'perhaps']);
      if (type === 'boolean') bad.push([field, 'perhaps']);
      if (plain.format === 'date' || plain.format === 'date-time')
        bad.push([field, 'yesterday'], [`${field}.gte`, '1899-12-31'], [`${field}.lte`, 'infinity']);
      if (type === 'string' && !plain.format && !plain.enum)
        bad.push([field, '%00'], [field, 'a'.repeat(501)]);
      for (const [parameter, value] of bad)
        expectNamed(await ground.admin.get(`/${name}?${parameter}=${value}`), parameter, value);
    }
    if (table.search) {
      expectNamed(await ground.admin.get(`/${name}?q=%00`), 'q', '%00');
      expectNamed(await ground.admin.get(`/${name}?q=${'a'.repeat(101)}`), 'q', 'long');
    }
  });

  test('takes what only looks dangerous for what it is', async () => {
    const texts = [
      `'; drop table "${table.name}"; --`,
      '%_\\',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '🥋 Ł',
    ];
    const kept = canCreate || isReadOnly ? null : await rowOf(name, ground);
    for (const text of texts) {
      const q = encodeURIComponent(text);
      if (table.search) {
        const found = await ground.admin.get(`/${name}?q=${q}`);
        // The log names what the others were told.
        if (isReadOnly) expect(found.status).toBe(200);
        else expect([found.status, found.body.page?.totalElements]).toEqual([200, 0]);
      }
      for (const [field, { schema }] of table.writable) {
        // What is written all at once elsewhere is tried there.
        if (isReadOnly) continue;
        const { type, format, pattern, enum: choices } = schema as Record<string, unknown>;
        if (![type].flat().includes('string') || format || pattern || choices) continue;
        const row = kept
          ? (await ground.admin.get(`/${name}/${kept.id}`)).body
          : await sampleOf(name, ground);
        const { status, body } = canCreate
          ? await ground.admin.post(`/${name}`, { ...row, [field]: text })
          : await ground.admin.put(`/${name}/${row.id}`, { ...row, [field]: text });
        expect([field, status, body[field]]).toEqual([field, canCreate ? 201 : 200, text]);
        const filtered = await ground.admin.get(`/${name}?${field}=${q}`);
        // What has no index in a list that may be long is no filter.
        if (table.readable.get(field)?.narrows === false) expectNamed(filtered, field, text);
        else expect(filtered.body._embedded.results).toMatchObject([{ id: body.id }]);
        if (canCreate) await ground.admin.remove(`/${name}/${body.id}`);
      }
    }
  });

  if (canCreate)
    test('refuses an idempotency key that is none', async () => {
      const sample = await sampleOf(name, ground);
      for (const key of ['', 'a b', 'k'.repeat(129)]) {
        const answer = await ground.admin.post(`/${name}`, sample, { 'idempotency-key': key });
        expectNamed(answer, 'idempotency-key', key);
      }
    });
});

test('the calls beside the tables refuse what is no body of theirs', async () => {
  const { body: contract } = await club.nobody.get('/openapi.json');
  const tablePaths = new Set(tables.flatMap(({ name }) => [`/${name}`, `/${name}/{id}`]));
  const refused: string[] = [];
  for (const [path, operations] of Object.entries<Record<string, { requestBody?: { content: object } }>>(
    contract.paths,
  )) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      if (tablePaths.has(path) || !Object.hasOwn(requestBody?.content ?? {}, 'application/json')) continue;
      // A kiosk has a token of its own: kiosk.test.ts.
      if (path.startsWith('/kiosk/')) continue;
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      for (const body of [
        '{',
        '"text"',
        '7',
        'null',
        '[7]',
        '[[]]',
        '{"nothing":1}',
        '{"__proto__":{"x":1}}',
      ]) {
        const answer = await (method === 'put' ? ground.admin.put(url, body) : ground.admin.post(url, body));
        expect(answer.status, `${method} ${path} ${body} → ${JSON.stringify(answer.body)}`).toBe(400);
        expect(answer.body).toMatchObject({ status: 400, code: expect.any(String) });
      }
      refused.push(path);
    }
  }
  expect(refused).toEqual(expect.arrayContaining(['/training/{id}/presences', '/presence/{id}/invalidate']));
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { changeOf, type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

/** What the server says itself: ids, stamps, states, and what is worked out from other rows. */
const serverOwned = ({ readable, writable }: TableDefinition): [string, unknown][] =>
  [...readable].filter(([name]) => !writable.has(name)).map(([name, { schema }]) => [name, forged(schema)]);

/** A value that is right in form and that the server would never give by itself. */
function forged(schema: object): unknown {
  const { type, format, enum: choices } = schema as { type?: unknown; format?: string; enum?: unknown[] };
  const kind = [type].flat()[0];
  if (choices) return choices.findLast((choice) => choice !== null);
  if (kind === 'integer' || kind === 'number') return 77;
  if (kind === 'boolean') return true;
  if (kind === 'array') return ['2019-01-01'];
  if (format === 'uuid') return '11111111-1111-7111-8111-111111111111';
  if (format === 'date-time') return '2019-01-01T00:00:00.000Z';
  if (format === 'date') return '2019-01-01';
  return 'forged';
}

/** What nobody can write needs no guard but the missing calls, which the access matrix tries. */
const writableTables = tables.filter(
  ({ without = [] }) => !without.includes('create') || !without.includes('update'),
);

describe.each(writableTables.map((table) => [table.name, table] as const))('%s', (name, table) => {
  const { hidden = [], without = [] } = table;
  // `import` may be said by an administrator, so another source is tried.
  // And the file of the samples is a PDF.
  const others: Readonly<Record<string, string>> = { import: 'kiosk', 'application/pdf': 'image/png' };
  const fields = serverOwned(table).map(
    ([field, value]) =>
      // Somebody leads each training as long as nothing is said of them.
      [field, field === 'isLed' ? false : (others[String(value)] ?? value)] as const,
  );

  const created = without.includes('create') ? [] : fields;
  test.each(created)('%s is not taken from who creates a row', async (field, value) => {
    const answer = await ground.admin.post(`/${name}`, {
      ...(await sampleOf(name, ground)),
      [field]: value,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body[field]).not.toEqual(value);
    const { body: stored } = await ground.admin.get(`/${name}/${answer.body.id}`);
    expect(stored).toEqual(answer.body);
  });

  const changed = without.includes('update') ? [] : fields;
  test.each(changed)('%s is not taken from who changes a row', async (field, value) => {
    const row = await rowOf(name, ground);
    const answer = await ground.admin.put(`/${name}/${row.id}`, {
      ...row,
      ...changeOf(name),
      [field]: value,
    });
    if (field === 'id') expect(answer.body.errors).toMatchObject([{ field: 'id', code: 'id-mismatch' }]);
    else if (field === 'version') expect(answer.status).toBe(409);
    else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body).toMatchObject(changeOf(name));
    }
    const { body: stored } = await ground.admin.get(`/${name}/${row.id}`);
    expect(stored[field]).not.toEqual(value);
  });

  test('nothing that is not a field of it is taken from who creates or changes a row, alone or with others', async () => {
    const row = await rowOf(name, ground);
    const properties = Object.fromEntries([...table.readable, ...table.writable]) as Record<string, Schema>;
    for (const { body, fields } of foreignIn({ properties })) {
      const created = {
        ...(without.includes('create') ? {} : await sampleOf(name, ground)),
        ...(body as object),
      };
      const tries = [
        { call: 'create', path: '', answer: () => ground.admin.post(`/${name}`, created) },
        {
          call: 'update',
          path: '',
          answer: () => ground.admin.put(`/${name}/${row.id}`, { ...row, ...(body as object) }),
        },
        {
          call: 'create',
          path: 'save.0.',
          answer: () => ground.admin.post(`/${name}/batch`, { save: [created] }),
        },
      ] as const;
      for (const { call, path, answer } of tries) {
        if (without.includes(call)) continue;
        const { status, body: refused } = await answer();
        expect(status).toBe(400);
        const unknown = refused.errors.filter(({ code }: { code: string }) => code === 'unknown-field');
        expect(unknown.map(({ field }: { field: string }) => field).toSorted()).toEqual(
          fields.map((field) => `${path}${field}`).toSorted(),
        );
      }
    }
    expect((await ground.admin.get(`/${name}/${row.id}`)).body).toEqual(row);
  });

  if (!without.includes('create'))
    test('what the server says itself is not taken from who writes many rows at once either', async () => {
      const { id: _id, version: _version, ...said } = Object.fromEntries(fields);
      const row = await rowOf(name, ground);
      const save = [
        { ...(await sampleOf(name, ground)), ...said },
        ...(without.includes('update') ? [] : [{ ...row, ...changeOf(name), ...said }]),
      ];
      const { status, body } = await ground.admin.post(`/${name}/batch`, { save });
      expect(status, JSON.stringify(body)).toBe(200);
      for (const { id } of body.results) {
        const { body: stored } = await ground.admin.get(`/${name}/${id}`);
        for (const [field, value] of Object.entries(said)) expect(stored[field], field).not.toEqual(value);
      }
    });

  test.each(hidden)('%s never leaves the server, and can’t be written either', async (field) => {
    const row = await rowOf(name, ground);
    expect(row).not.toHaveProperty(field);
    const answers = [
      await ground.admin.post(`/${name}`, { ...(await sampleOf(name, ground)), [field]: null }),
      ...(without.includes('update')
        ? []
        : [await ground.admin.put(`/${name}/${row.id}`, { ...row, [field]: null })]),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field, code: 'unknown-field' }]);
    }
  });
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Every field that some table shows, with a value that it could have. */
const everyField = new Map(
  tables.flatMap(({ readable }) =>
    [...readable].map(([name, { schema }]) => [name, forged(schema)] as const),
  ),
);

/**
 * The number of fields sent at a time, so that each of them is told: an answer has 50 findings, of which some are
 * what is missing.
 */
const AT_ONCE = 35;

/** Bodies with all the fields that an object of the schema does not have, and where they stand in them. */
function foreignIn(schema: Schema): { body: unknown; fields: string[] }[] {
  if (schema.type === 'array')
    return foreignIn(schema.items ?? {}).map(({ body, fields }) => ({
      body: [body],
      fields: fields.map((field) => `0.${field}`),
    }));
  const { properties = {} } = schema;
  const foreign = [...everyField].filter(([name]) => !(name in properties));
  return Array.from({ length: Math.ceil(foreign.length / AT_ONCE) }, (_, part) => {
    const some = foreign.slice(part * AT_ONCE, (part + 1) * AT_ONCE);
    return { body: Object.fromEntries(some), fields: some.map(([name]) => name) };
  });
}

describe('what is written otherwise than into a table', () => {
  test('takes nothing but what it asks for, in batches neither', async () => {
    const { body: contract } = await club.nobody.get('/openapi.json');
    const writes = Object.entries<
      Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
    >(contract.paths).flatMap(([path, verbs]) =>
      (['post', 'put'] as const).flatMap((verb) => {
        const schema = verbs[verb]?.requestBody?.content['application/json']?.schema;
        // Tables have schemas of their own, and are tried above.
        return schema?.type ? [{ verb, path, schema }] : [];
      }),
    );
    expect(writes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/training/{id}/presences', '/register/lightning', '/tickets']),
    );
    // No session opens the calls of a kiosk: kiosk.test.ts.
    const ofSessions = writes.filter(
      ({ path }) => path !== '/authinfo/profile' && !path.startsWith('/kiosk/'),
    );
    for (const { verb, path, schema } of ofSessions)
      for (const { body, fields } of foreignIn(schema)) {
        const answer = await ground.admin[verb](path.replaceAll(/\{\w+\}/g, ground.mine.user), body);
        expect(answer.status, path).toBe(400);
        const refused = answer.body.errors.filter(({ code }: { code: string }) => code === 'unknown-field');
        expect(new Set(refused.map(({ field }: { field: string }) => field)), path).toEqual(new Set(fields));
      }
  });

  test('the own profile takes only what is one’s own to say', async () => {
    const { body: before } = await ground.member.get('/authinfo/profile');
    for (const [field, value] of everyField) {
      if (['firstName', 'lastName', 'phone', 'language'].includes(field)) continue;
      await ground.member.put('/authinfo/profile', { firstName: 'Zosia', [field]: value });
      const { body: after } = await ground.member.get('/authinfo/profile');
      if (['updatedAt', 'version'].includes(field)) expect(after[field], field).not.toEqual(value);
      else expect(after[field], field).toEqual(before[field]);
    }
  });

  test('a guardian written with a new student belongs to that student, and is as new as they are', async () => {
    const guardian = tables.find(({ name }) => name === 'guardian');
    const taken = ['name', 'user', 'relation', 'phone', 'email', 'consentOn'];
    const fields = [...(guardian?.readable ?? [])].filter(([name]) => !taken.includes(name));
    expect(fields.map(([name]) => name)).toContain('student');
    for (const [field, { schema }] of fields) {
      const value = field === 'student' ? ground.mine.student : forged(schema);
      const answer = await ground.admin.post('/student', {
        ...(await sampleOf('student', ground)),
        guardians: [{ name: 'Opiekun Podstawiony', [field]: value }],
      });
      expect([answer.status, answer.body.errors], field).toMatchObject([
        400,
        [{ field: `guardians.0.${field}`, code: 'unknown-field' }],
      ]);
    }
    const { body } = await ground.admin.get('/guardian?name=Opiekun%20Podstawiony');
    expect(body.page.totalElements).toBe(0);
  });
});

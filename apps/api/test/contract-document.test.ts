import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { knownRights } from '../src/rights/rights.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { schemaFaults } from './support/contract-promise.ts';

interface Schema {
  $ref?: string;
  'x-table'?: object;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  required?: string[];
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  maxItems?: number;
  pattern?: string;
  'x-format'?: string;
  examples?: string[];
}

interface Body {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}

interface Operation {
  'x-access': 'public' | 'signed-in' | 'kiosk' | { right: string; orOwn?: true };
  description?: string;
  security?: object[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let club: TestClub;
let contract: Contract;
let faultOf: (schema: Schema, value: unknown) => string | null;
beforeAll(async () => {
  club = await openTestClub();
  contract = (await club.nobody.get('/openapi.json')).body;
  faultOf = schemaFaults(contract as never);
});
afterAll(() => club.close());

test('no setting changes what is promised', async () => {
  const settings = {
    ALLOW_QUERY_TOKEN: '1',
    CLUB_NAME: 'Klub',
    DEMO: '1',
    GOOGLE_CLIENT_ID: 'club',
    GOOGLE_CLIENT_SECRET: 'secret',
    METRICS_TOKEN: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://klub.example.org',
    REQUIRE_SECOND_FACTOR: '1',
    SMTP_URL: 'smtp://localhost:1',
  };
  const app = await buildApp({
    config: loadConfig({ ...settings, LOG_LEVEL: 'ERROR' }),
    database: club.database,
  });
  await app.ready();
  expect(JSON.parse(JSON.stringify(app.swagger()))).toEqual(contract);
  await app.close();
});

test('every answer says the version of the contract, whatever else it says', async () => {
  const { version } = (contract as unknown as { info: { version: string } }).info;
  const answers = await Promise.all(
    ['/about', '/student', '/nowhere', '/health'].map((path) => club.nobody.get(path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
  for (const { headers } of answers) expect(headers['tatami-contract']).toBe(version);
  expect(answers[0]?.body.contract).toBe(version);
});

test('each call says who may make it', () => {
  const rights: readonly string[] = knownRights(tables);
  for (const [path, operations] of Object.entries(contract.paths)) {
    for (const [method, { 'x-access': access }] of Object.entries(operations)) {
      const isKnown =
        typeof access === 'string'
          ? ['public', 'signed-in', 'kiosk'].includes(access)
          : rights.includes(access.right);
      expect(isKnown, `${method} ${path}: ${JSON.stringify(access)}`).toBe(true);
    }
  }
  expect(contract.paths['/student']?.get?.['x-access']).toEqual({ right: 'Student:Read', orOwn: true });
  expect(contract.paths['/training/{id}/cancel']?.post?.['x-access']).toEqual({ right: 'Training:Write' });
});

test('each table says what names a row, what its list looks into, and how it is ordered', () => {
  for (const { name, entity, search = [], sort = [], title, readable } of tables) {
    expect(contract.components.schemas[entity]?.['x-table']).toMatchObject({ name, title, search, sort });
    const fields = [...title, ...search, ...sort.map((each) => each.replace(/,(asc|desc)$/, ''))];
    expect([...readable.keys()], name).toEqual(expect.arrayContaining(fields));
  }
});

test('a table says which of its fields tell a row from the others together', () => {
  const { RightTo, Item } = contract.components.schemas;
  expect(RightTo?.['x-table']).toMatchObject({ keys: [['group', 'right']] });
  expect(Item?.['x-table']).toMatchObject({ keys: [] });
});

test('a field says what it counts, and what it leads to', () => {
  const { TrainingSeries, Student, Workplace } = contract.components.schemas;
  expect(TrainingSeries?.properties?.durationMinutes).toMatchObject({ 'x-unit': 'min' });
  expect(Workplace?.properties?.lat).toMatchObject({ 'x-unit': '°' });
  expect(Workplace?.properties?.lon).toMatchObject({ 'x-unit': '°' });
  expect(Student?.properties?.grade).toMatchObject({ 'x-reference': 'grade' });
  expect(Student?.properties?.lastPresentAt?.description).toContain('null for who never came');
});

test('each field says in words what it is', () => {
  const wordless = (name: string, { properties = {} }: Schema): string[] =>
    Object.entries(properties).flatMap(([field, schema]) => [
      ...(schema.description ? [] : [`${name}.${field}`]),
      // What a link is, HAL says.
      ...(field === '_links' ? [] : wordless(`${name}.${field}`, schema)),
    ]);
  const entities = tables.map(({ entity }) => [entity, contract.components.schemas[entity] ?? {}] as const);
  expect(entities.flatMap(([entity, schema]) => wordless(entity, schema))).toEqual([]);
});

test('each call says in words what it does, and shows what is sent and what comes', () => {
  const unshown = new Set<string>();
  for (const [path, operations] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method} ${path}`;
      expect(operation.description?.length ?? 0, name).toBeGreaterThan(10);
      const media = [operation.requestBody, ...succeeding(operation)].flatMap((part) =>
        Object.entries(part?.content ?? {}),
      );
      for (const [type, { example, schema }] of media)
        if (/json|form/.test(type)) {
          expect(example, `${name} ${type}`).toBeDefined();
          // An answer without names would let everything out; RFC 7009 has nothing to say.
          if (name !== 'post /oauth/revoke') expect(schema.properties, name).not.toEqual({});
          expect(faultOf(schema, example), `${name} ${type}: ${JSON.stringify(example)}`).toBeNull();
        } else unshown.add(type);
      // Neither has an answer without a body, such as that of `GET /logout`.
      if (media.length === 0) {
        expect(
          Object.keys(operation.responses).filter((status) => status < '300'),
          name,
        ).toEqual(['204']);
      }
    }
  // Bytes have no example: a document of JSON can't hold them. And what Prometheus and
  // calendars read, they describe themselves.
  const bytes = [
    'application/pdf',
    'application/zip',
    'audio/mp4',
    'audio/mpeg',
    'image/jpeg',
    'image/png',
    'image/webp',
  ];
  const videos = ['video/mp4', 'video/quicktime', 'video/webm'];
  expect([...unshown].sort()).toEqual([...bytes, 'text/calendar', 'text/plain', ...videos]);
});

test('who calls without a session says so nowhere that one is needed', () => {
  for (const [path, operations] of Object.entries(contract.paths))
    for (const [method, { 'x-access': access, security }] of Object.entries(operations)) {
      const needsSession = security === undefined;
      expect(needsSession, `${method} ${path}`).toBe(access !== 'public');
    }
  expect(contract.paths['/about']?.get?.security).toEqual([]);
});

test('what was read may be sent back as it is', () => {
  for (const { entity, readable, without = [] } of tables) {
    if (without.includes('create') && without.includes('update')) continue;
    const written = contract.components.schemas[`${entity}Write`]?.properties ?? {};
    expect(Object.keys(written)).toEqual(expect.arrayContaining([...readable.keys(), '_links']));
    expect(written.id).toMatchObject({ format: 'uuid' });
    expect(written.version).toMatchObject({ minimum: 1 });
    // A client that leaves out what is read-only would lose the check.
    for (const name of ['id', 'version']) expect(written[name]).not.toHaveProperty('readOnly');
  }
});

test('no object of a body has more names than are looked at, or others than those that it tells, and no list is without an end', () => {
  const objects: Schema[] = [];
  const lists: Schema[] = [];
  const look = (given: Schema | undefined): void => {
    const schema = given?.$ref ? contract.components.schemas[given.$ref.split('/').at(-1) ?? ''] : given;
    if (!schema) return;
    if ([schema.type].flat().includes('object')) objects.push(schema);
    if ([schema.type].flat().includes('array')) lists.push(schema);
    for (const part of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items])
      look(part);
  };
  for (const operation of Object.values(contract.paths).flatMap((operations) => Object.values(operations)))
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) look(schema);
  expect(objects.length).toBeGreaterThan(60);
  for (const schema of objects) expect(schema.maxProperties).toBe(200);
  const open = objects.filter(
    ({ properties, additionalProperties }) => properties && additionalProperties !== false,
  );
  // What OAuth's endpoints don't know they ignore (RFC 6749 §3.2, RFC 7009 §2.1).
  expect(open.map(({ required }) => required).sort()).toEqual([['grant_type'], ['token']]);
  expect(lists.length).toBeGreaterThan(60);
  for (const schema of lists) expect(schema.maxItems, JSON.stringify(schema)).toBeLessThanOrEqual(5_000);
});

test('a time of day is hours and minutes', () => {
  const { localTime } = contract.components.schemas.TrainingSeries?.properties ?? {};
  expect(localTime).toMatchObject({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
  expect(localTime).not.toHaveProperty('format');
});

const succeeding = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, response]) => (status < '300' ? [response] : []));

test('a text that has to have a form shows one that has it, to whoever writes something else', () => {
  const withForm = tables.flatMap(({ entity, writable }) =>
    Object.entries(contract.components.schemas[entity]?.properties ?? {}).flatMap(
      ([field, { anyOf = [], items = {}, ...own }]) =>
        [own, items, ...anyOf].flatMap(({ pattern, examples, 'x-format': format }) =>
          pattern && !format && writable.has(field) ? [{ field, pattern, examples }] : [],
        ),
    ),
  );
  expect(withForm.map(({ field }) => field)).toContain('postalCode');
  for (const { field, pattern, examples } of withForm)
    expect(examples, field).toEqual([expect.stringMatching(new RegExp(pattern, 'u'))]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/modules/index.ts';
import type { TableDefinition } from '../src/table/definition.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { changes, type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

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

describe.each(tables.map((table) => [table.name, table] as const))('%s', (name, table) => {
  const { hidden = [], without = [] } = table;
  // `import` may be said by an administrator, so another source is tried.
  const fields = serverOwned(table).map(
    ([field, value]) => [field, value === 'import' ? 'kiosk' : value] as const,
  );

  test.each(fields)('%s is not taken from who creates a row', async (field, value) => {
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
      ...changes[name],
      [field]: value,
    });
    if (field === 'id') expect(answer.body.errors).toMatchObject([{ field: 'id', code: 'id-mismatch' }]);
    else if (field === 'version') expect(answer.status).toBe(409);
    else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body).toMatchObject(changes[name] ?? {});
    }
    const { body: stored } = await ground.admin.get(`/${name}/${row.id}`);
    expect(stored[field]).not.toEqual(value);
  });

  test.each(hidden)('%s never leaves the server, and can’t be written either', async (field) => {
    const row = await rowOf(name, ground);
    expect(row).not.toHaveProperty(field);
    const answers = [
      await ground.admin.post(`/${name}`, { ...(await sampleOf(name, ground)), [field]: null }),
      await ground.admin.put(`/${name}/${row.id}`, { ...row, [field]: null }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field, code: 'unknown-field' }]);
    }
  });
});

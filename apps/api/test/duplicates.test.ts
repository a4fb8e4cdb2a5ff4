import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { constraintsOf } from '../src/database/constraints.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { type Ground, prepareGround, rowOf, sampleOf } from './support/samples.ts';

const constraints = constraintsOf(tables.map(({ table }) => table));

/** What no two rows may have in common, by the names of the database. */
const uniques = tables.flatMap((definition) => {
  const { columns, indexes, uniqueConstraints } = getTableConfig(definition.table);
  const names = [
    ...uniqueConstraints.map(({ name }) => name),
    ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? uniqueName : [])),
    ...indexes.flatMap(({ config }) => (config.unique ? config.name : [])),
  ];
  return names.map((name) => ({
    name: String(name),
    definition,
    fields: constraints.get(String(name)) ?? [],
  }));
});

/** There is one row of it, which is there from the beginning. */
const oneForAll = ['club_contact_one_idx', 'club_profile_one_idx'];

/** Where the second is no duplicate: it is the first, or its rules say in words of their own why it can't be. */
const answeredOtherwise: Readonly<Record<string, string>> = {
  presence_student_training_key: '200',
  training_technik_training_technik_key: '200',
  item_loan_open_key: '409 item-is-loaned',
};

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

test('what the database takes for unique is known by the fields that it is about', async () => {
  const { rows } = await club.database.pool.query<{ name: string }>(
    `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where x.indisunique and not x.indisprimary and t.relname = any($1) and i.relnamespace = 'public'::regnamespace`,
    [tables.map(({ table }) => getTableConfig(table).name)],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(uniques.map(({ name }) => name).sort());
  const nameless = uniques.filter(
    ({ definition, fields }) =>
      fields.length === 0 || !fields.every((field) => definition.readable.has(field)),
  );
  expect(nameless.map(({ name }) => name).sort()).toEqual(
    [...oneForAll, 'access_token_token_hash_unique', 'user_google_subject_unique'].sort(),
  );
});

const made = uniques.filter(
  ({ definition: { writable, without = [] }, fields }) =>
    fields.length > 0 && !without.includes('create') && fields.every((field) => writable.has(field)),
);

describe('a second row with the same', () => {
  test.each(
    made.map((unique) => [`${unique.definition.name}: ${unique.fields.join(' and ')}`, unique] as const),
  )('%s', async (_, { name, definition, fields }) => {
    const path = `/${definition.name}`;
    const first = await ground.admin.post(path, await sampleFor(definition.name, fields));
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const same = Object.fromEntries(fields.map((field) => [field, first.body[field]]));
    const second = await ground.admin.post(path, { ...(await sampleOf(definition.name, ground)), ...same });
    const said = [second.status, second.headers['problem-code']].filter(Boolean).join(' ');
    expect(said).toBe(answeredOtherwise[name] ?? '409 duplicate');
    if (said === '409 duplicate')
      expect(JSON.parse(String(second.headers['problem-members']))).toEqual({ fields });
  });

  /** A row in which nothing is left out that no other may have. */
  async function sampleFor(table: string, fields: readonly string[]) {
    const sample = await sampleOf(table, ground);
    for (const field of fields)
      sample[field] ??= field === 'user' ? (await rowOf('user', ground)).id : `${field}-1`;
    return sample;
  }
});

import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FieldInfo, quote, type TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

interface Index {
  table: string;
  columns: string[];
  isUnique: boolean;
}

/** The indexes of whole tables, by columns; what is no column has no name. */
async function indexesOf(pool: pg.Pool): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `select c.relname as "table", i.indisunique as "isUnique",
       array(select coalesce(a.attname::text, '') from unnest(i.indkey::int2[]) with ordinality k(n, place)
         left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n and k.n > 0 order by place) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and i.indpred is null and i.indisvalid`,
  );
  return rows;
}

/** What the document offers of the lists of tables that may have many rows, and no index has. */
async function unserved(): Promise<string[]> {
  const { pool } = club.database;
  const indexes = await indexesOf(pool);
  const { body: document } = await club.nobody.get('/openapi.json');
  const found: string[] = [];
  for (const table of tables.filter(({ few }) => !few)) {
    const parameters: { name: string; schema: { items?: { enum?: string[] } } }[] =
      document.paths[`/${table.name}`].get.parameters;
    const orders = parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? [];
    const filters = parameters.map(({ name }) => name.split('.')[0] ?? '');
    for (const name of orders.filter((order) => !order.includes(',')))
      if (!isOrdered(table, fieldOf(table, name), indexes)) found.push(`${table.name}: sort ${name}`);
    for (const name of new Set(filters.filter((filter) => table.readable.has(filter))))
      if (!(await isFound(table, fieldOf(table, name), indexes, pool)))
        found.push(`${table.name}: filter ${name}`);
  }
  return found;
}

const fieldOf = ({ readable }: TableDefinition, name: string) => readable.get(name) as FieldInfo;

const beginningWith = (indexes: readonly Index[], relation: string, column: string): Index[] =>
  indexes.filter(({ table, columns }) => quote(table) === relation && columns[0] === column);

function isOrdered(
  { relation, readable, sort = [] }: TableDefinition,
  { column, sql, via }: FieldInfo,
  indexes: readonly Index[],
): boolean {
  if (column) {
    const unlessTold = sort.map((order) => readable.get(order.split(',')[0] ?? '')?.column?.name);
    return beginningWith(indexes, relation, column.name).some(
      ({ columns, isUnique }) =>
        (isUnique && columns.length === 1) ||
        columns[1] === 'id' ||
        [...unlessTold, 'id'].every((name, place) => columns[place] === name),
    );
  }
  // The rows of another table in their order, and to each of them those of this.
  const [lookup] = via;
  const [, theirs = ''] = /(\w+)\s+from \(select\)/.exec(sql) ?? [];
  return (
    lookup?.isAlways === true &&
    beginningWith(indexes, quote(lookup.table), theirs).length > 0 &&
    beginningWith(indexes, relation, lookup.by).length > 0
  );
}

/** A flag that is worked out is found where it holds; that it does not, nearly every row says. */
async function isFound(
  { relation }: TableDefinition,
  { column, sql }: FieldInfo,
  indexes: readonly Index[],
  pool: pg.Pool,
): Promise<boolean> {
  if (column) return beginningWith(indexes, relation, column.name).length > 0;
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain select t.id from ${relation} t where ${sql}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const partial = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    return plan.includes('Index Cond: ') || partial.rows.some(({ name }) => plan.includes(` ${name} `));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('every order and filter that the document offers of a list that may be long has its index', async () => {
  expect(await unserved()).toEqual([]);
});

test.each([
  ['training_state_idx', 'training: filter state'],
  ['student_last_present_at_idx', 'student: filter lastPresentAt'],
  ['user_name_idx', 'useringroupright: sort userLastName'],
  ['homework_submission_state_idx', 'homework-submission: filter isOverdue'],
  ['exam_candidate_eligible_idx', 'exam-candidate: filter isEligible'],
])('without %s it would be known what has none', async (index, offer) => {
  const { rows } = await club.database.pool.query('select pg_get_indexdef($1::regclass) as text', [index]);
  await club.database.pool.query(`drop index ${index}`);
  expect(await unserved()).toContain(offer);
  await club.database.pool.query(rows[0].text);
});

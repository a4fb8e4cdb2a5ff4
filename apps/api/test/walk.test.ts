import { getTableConfig } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import type { Contract, Schema } from './support/contract-promise.ts';
import { type Ground, prepareGround, rowOf } from './support/samples.ts';

/** Rows of each table: some stay, the others come and go while somebody walks by. */
const ROWS = 8;
const SEED = 20_261_123;

let club: TestClub;
let ground: Ground;
let contract: Contract;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
  contract = (await club.nobody.get('/openapi.json')).body;
  // Rows come and go here whoever refers to them, and say what no rule lets them say.
  const { rows } = await club.database.pool.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
     from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of rows) await club.database.pool.query(statement);
});
afterAll(() => club.close());

test.each(tables.map((table) => [table.name, table] as const))(
  '%s: a walk in any order meets each row that stays once, while others come and go',
  async (name, table) => {
    const restless = (await someRows(table)).filter((_, index) => index % 2 === 0);
    await scatterValues(table);
    const comeAndGo = await restlessness(table, restless);
    const orders = ordersOf(name);
    expect(orders).toContain('id,desc');
    const plans = fc.sample(
      fc.record({
        pages: fc.integer({ min: 3, max: 6 }),
        /** Who is there when a page is asked for, over and over. */
        there: fc.array(fc.subarray(restless), { minLength: 2, maxLength: 5 }),
      }),
      { numRuns: orders.length, seed: SEED },
    );
    for (const [index, order] of orders.entries()) {
      const { pages, there } = plans[index] as (typeof plans)[number];
      await comeAndGo(restless);
      const all = await idsOf(table);
      const size = Math.ceil(all.length / pages);
      const seen = await walk(`/${name}?size=${size}&sort=${order}`, (page) =>
        comeAndGo(there[page % there.length] ?? []),
      );
      const twice = seen.filter((id, at) => seen.indexOf(id) < at);
      const missed = all.filter((id) => !restless.includes(id) && !seen.includes(id));
      expect({ order, twice, missed }).toEqual({ order, twice: [], missed: [] });
    }
    await comeAndGo(restless);
  },
);

/** The ids along the links, each page asked for after `before` it. */
async function walk(first: string, before: (page: number) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  let path: string | undefined = first;
  for (let page = 0; path; page += 1) {
    if (page > 0) await before(page);
    const { status, body } = await club.admin.get(path);
    expect([path, status]).toEqual([path, 200]);
    seen.push(...body._embedded.results.map(({ id }: { id: string }) => id));
    path = body._links.next?.href.replace('/api', '');
    // Whoever gets nothing is not sent on.
    if (body._embedded.results.length === 0) expect(path).toBeUndefined();
  }
  return seen;
}

function ordersOf(name: string): string[] {
  const sort = contract.paths[`/${name}`]?.get?.parameters?.find((parameter) => parameter.name === 'sort');
  return (sort?.schema.items?.enum ?? []).map(String).filter((order) => order.includes(','));
}

async function someRows(table: TableDefinition): Promise<string[]> {
  if (table.without?.includes('create')) return (await idsOf(table)).slice(0, ROWS);
  const ids: string[] = [];
  while (ids.length < ROWS) ids.push((await rowOf(table.name, ground)).id);
  return ids;
}

const idsOf = async ({ relation }: TableDefinition): Promise<string[]> =>
  (await club.database.pool.query<{ id: string }>(`select id from ${relation}`)).rows.map(({ id }) => id);

/** SQL of some values by the type of their column; several rows have the same, and some have none. */
const values: Record<string, string> = {
  text: `'{Ćma,ala,Ala,Łoś,źdźbło}'`,
  'text collate "pl-x-icu"': `'{Ćma,ala,Ala,Łoś,źdźbło}'`,
  integer: `'{1,2,3}'`,
  'double precision': `'{0.1,54.352025,1e-7}'`,
  boolean: `'{true,false}'`,
  date: `'{2020-02-29,2026-11-20}'`,
  'timestamp(3) with time zone': `'{2026-03-29T01:30:00.123Z,2026-10-25T01:30:00Z}'`,
};

/** Whatever may be without a value is so in some rows, and has one of a few in the others. */
async function scatterValues({ readable, relation, table }: TableDefinition): Promise<void> {
  const { foreignKeys, uniqueConstraints } = getTableConfig(table);
  const bound = new Set([
    ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
    ...uniqueConstraints.flatMap(({ columns }) => columns.map(({ name }) => name)),
  ]);
  const { pool } = club.database;
  for (const { column, schema } of readable.values()) {
    if (!column || column.notNull || column.isUnique || bound.has(column.name)) continue;
    const type = column.getSQLType();
    const { pattern, format } = schema as Schema;
    const some = pattern || format === 'email' ? undefined : values[type];
    if (!some || column.enumValues) continue;
    await pool.query(
      `update ${relation} t set "${column.name}" = case when n.n % 3 > 0 then given.choices[1 + n.n % cardinality(given.choices)] end
       from (select id, row_number() over (order by id desc)::int as n from ${relation}) n,
         (select ${some}::${type.replace(' collate "pl-x-icu"', '')}[] as choices) given where n.id = t.id`,
    );
  }
}

/** Lets the named ones of these rows be there, and the others not. */
async function restlessness(
  { relation, name }: TableDefinition,
  rows: readonly string[],
): Promise<(there: readonly string[]) => Promise<void>> {
  const { pool, transaction } = club.database;
  const stash = `"stash of ${name}"`;
  await pool.query(`create table ${stash} as select * from ${relation} where id = any('{${rows.join()}}')`);
  const { rows: columns } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${relation}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const names = columns.map((column) => column.name).join(', ');
  return (there) =>
    transaction(async (client) => {
      const gone = rows.filter((id) => !there.includes(id));
      await client.query(`delete from ${relation} where id = any($1::uuid[])`, [gone]);
      await client.query(
        `insert into ${relation} (${names}) select ${names} from ${stash} where id = any($1::uuid[])
         on conflict (id) do nothing`,
        [there],
      );
    });
}

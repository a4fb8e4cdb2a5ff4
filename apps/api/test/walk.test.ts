import { getTableConfig } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableDefinition } from '../src/table/definition.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import type { Contract, Schema } from './support/contract-promise.ts';
import { type Ground, prepareGround, rowOf } from './support/samples.ts';

/** Rows of each table: while somebody walks by some stay, some come and go, and some are edited in all they say. */
const ROWS = 12;
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

// Of an announcement one reader has one row, which no walk begins with.
const walked = tables.filter(({ name }) => name !== 'announcement-reader');

test.each(walked.map((table) => [table.name, table] as const))(
  '%s: a walk in any order meets each row that keeps its place once, while others come, go and are edited',
  async (name, table) => {
    const rows = await someRows(table);
    const [steady, passing, edited] = [0, 1, 2].map((kind) =>
      rows.filter((_, index) => index % 3 === kind),
    ) as [string[], string[], string[]];
    await scatterValues(table, rows);
    const unrest = await unrestOf(table, { steady, passing, edited });
    const calm = { order: 'id,asc', there: passing, turn: 0 };
    const orders = ordersOf(name);
    expect(orders).toContain('id,desc');
    const plans = fc.sample(
      fc.record({
        pages: fc.integer({ min: 3, max: 6 }),
        /** Who is there when a page is asked for, and how often all was edited, over and over. */
        moments: fc.array(fc.record({ there: fc.subarray(passing), turn: fc.nat(6) }), {
          minLength: 2,
          maxLength: 5,
        }),
      }),
      { numRuns: orders.length, seed: SEED },
    );
    for (const [index, order] of orders.entries()) {
      const { pages, moments } = plans[index] as (typeof plans)[number];
      await unrest(calm);
      const all = await idsOf(table);
      const size = Math.ceil(all.length / pages);
      const seen = await walk(`/${name}?size=${size}&sort=${order}`, async (page) => {
        const moment = moments[page % moments.length];
        if (moment) await unrest({ order, ...moment });
      });
      // Who says something else stands elsewhere, before the page or behind it.
      const twice = seen.filter((id, at) => !edited.includes(id) && seen.indexOf(id) < at);
      const stay = all.filter((id) => !passing.includes(id) && !edited.includes(id));
      const missed = stay.filter((id) => !seen.includes(id));
      expect({ order, twice, missed }).toEqual({ order, twice: [], missed: [] });
    }
    await unrest(calm);
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
  if (table.without?.includes('create') && (await idsOf(table)).length === 0)
    for (const person of table.name === 'student-limit'
      ? [ground.admins]
      : [ground.mine, ground.theirs, ground.admins])
      await rowOf(table.name, ground, person);
  // Of those of others who walks would see none.
  if (table.isPrivate && table.readable.has('user'))
    await club.database.pool.query(`update ${table.relation} set "user" = $1`, [club.admin.id]);
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
  'double precision': `'{0.1,54.352025,1e-7}'`,
  boolean: `'{true,false}'`,
  date: `'{2020-02-29,2026-11-20}'`,
  'timestamp(3) with time zone': `'{2026-03-29T01:30:00.123Z,2026-10-25T01:30:00Z}'`,
};

/** Whatever may be without a value is so in some of these rows, and has one of a few in the others; who walks keeps their rights. */
async function scatterValues(table: TableDefinition, rows: readonly string[]): Promise<void> {
  for (const [column, value] of scattered(table, 'n.n'))
    await club.database.pool.query(
      `update ${table.relation} t set ${column} = ${value}
       from (select id, row_number() over (order by id desc)::int as n from ${table.relation}
         where id = any($1::uuid[])) n where n.id = t.id`,
      [rows],
    );
}

/** SQL of each column that may be without a value, and of its value in the row of this number. */
function scattered({ readable, table }: TableDefinition, number: string): [column: string, value: string][] {
  const { foreignKeys, uniqueConstraints } = getTableConfig(table);
  const bound = new Set([
    ...foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)),
    ...uniqueConstraints.flatMap(({ columns }) => columns.map(({ name }) => name)),
  ]);
  return [...readable.values()].flatMap(({ column, schema }): [string, string][] => {
    if (!column || column.notNull || column.isUnique || bound.has(column.name)) return [];
    const type = column.getSQLType();
    const { pattern, format, minimum = 1 } = schema as Schema;
    const whole = `'{${[0, 1, 2].map((more) => Math.max(minimum, 1) + more).join()}}'`;
    const typical = type === 'integer' ? whole : values[type];
    const some = pattern || format === 'email' ? undefined : typical;
    if (!some || column.enumValues) return [];
    const choices = `${some}::${type.replace(' collate "pl-x-icu"', '')}[]`;
    return [
      [
        `"${column.name}"`,
        `case when ${number} % 3 > 0 then (${choices})[1 + ${number} % cardinality(${choices})] end`,
      ],
    ];
  });
}

interface Moment {
  /** What the walk goes by; of a row that stays it is never edited. */
  order: string;
  /** Which of those that come and go are there. */
  there: readonly string[];
  /** Other values with each number. */
  turn: number;
}

/** Lets rows come and go, and edits others: a third in all but what the walk goes by, a third in all they say. */
async function unrestOf(
  table: TableDefinition,
  { steady, passing, edited }: Record<'steady' | 'passing' | 'edited', readonly string[]>,
): Promise<(moment: Moment) => Promise<void>> {
  const { relation, name, readable } = table;
  const { pool, transaction } = club.database;
  const stash = `"stash of ${name}"`;
  await pool.query(
    `create table ${stash} as select * from ${relation} where id = any('{${[...passing, ...edited].join()}}')`,
  );
  const { rows: columns } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${relation}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const others = columns.flatMap((column) => (column.name === 'id' ? [] : [column.name])).join(', ');
  return ({ order, there, turn }) =>
    transaction(async (client) => {
      const gone = passing.filter((id) => !there.includes(id));
      await client.query(`delete from ${relation} where id = any($1::uuid[])`, [gone]);
      await client.query(
        `insert into ${relation} (id, ${others}) select id, ${others} from ${stash} where id = any($1::uuid[])
         on conflict (id) do nothing`,
        [there],
      );
      // Each says what another said, as if all its fields were edited: what is unique stays so.
      await client.query(`delete from ${relation} where id = any($1::uuid[])`, [edited]);
      await client.query(
        `insert into ${relation} (id, ${others}) select given.taker, ${others} from ${stash}
         join unnest($1::uuid[], $2::uuid[]) given(taker, giver) on giver = id`,
        [edited, edited.map((_, index) => edited[(index + turn) % edited.length])],
      );
      const goesBy = readable.get(order.split(',')[0] ?? '')?.joined ?? '';
      const beside = [
        ...scattered(table, `(n.n::int + ${turn})`),
        ['version', `t.version + 1`] as const,
        ['updated_at', `t.updated_at + interval '1 second'`] as const,
      ].filter(([column]) => !goesBy.includes(column.replaceAll('"', '')));
      await client.query(
        `update ${relation} t set ${beside.map(([column, value]) => `${column} = ${value}`).join(', ')}
         from unnest($1::uuid[]) with ordinality n(id, n) where n.id = t.id`,
        [steady],
      );
    });
}

import { definitions, type Kept, quote, type Row, type TableDefinition, type Writer } from './definition.ts';

/*
 * What rows keep of other tables' rows. It is no write of the row that keeps it: the version and the time stay, and
 * nothing is said in the log, since all of that is said of the write that it follows from.
 */

/**
 * Notes which rows keep something that is no longer true now.
 *
 * @param rows of the written table, as far as they are known before and after the write
 * @param fields that were changed; none where rows were made or removed
 */
export async function outdate(
  { client, outdated }: Writer,
  written: TableDefinition,
  rows: readonly Row[],
  fields?: readonly string[],
): Promise<void> {
  for (const { keeper, kept, followed } of followersOf(written)) {
    if (fields && !fields.some((field) => followed.fields.includes(field))) continue;
    const ids = outdated.get(kept)?.ids ?? new Set();
    if ('keeper' in followed) {
      for (const { [followed.keeper]: id } of rows) if (id) ids.add(String(id));
    } else if (fields) {
      const changed = rows.map(({ id }) => id);
      const found = await client.query<string[]>({
        text: followed.keepers,
        values: [changed],
        rowMode: 'array',
      });
      for (const [id] of found.rows) if (id) ids.add(id);
    }
    if (ids.size > 0) outdated.set(kept, { keeper, ids });
  }
}

/**
 * Puts right what is kept and no longer true: once a transaction, however much was written in it, in one statement for
 * all rows of a table. Who listens hears of the rows by the verb `keep`, with the version that they had.
 */
export async function keepValues(writer: Writer): Promise<void> {
  const { outdated } = writer;
  while (outdated.size > 0) {
    // Always in the same order, so that two transactions never wait for each other.
    const [first] = [...outdated].sort(([, a], [, b]) => (a.keeper.name < b.keeper.name ? -1 : 1));
    if (!first) return;
    const [kept, { keeper, ids }] = first;
    outdated.delete(kept);
    const rows = await keep(writer, keeper, kept, [...ids]);
    for (const { id, version } of rows)
      writer.changed({ table: keeper.name, id: String(id), verb: 'keep', version: Number(version) });
    await outdate(writer, keeper, rows, Object.keys(kept.fields));
  }
}

/** @returns the rows in which something was put right */
async function keep(
  { client }: Writer,
  { relation, readable }: TableDefinition,
  { fields, sql }: Kept,
  ids: readonly string[],
): Promise<Row[]> {
  // By itself: what others have written meanwhile is seen by the next statement, not by the one that waited for them.
  await client.query(`select from ${relation} where id = any($1::uuid[]) order by id for no key update`, [
    ids,
  ]);
  const columns = Object.keys(fields).map((name) => ({
    name: quote(String(readable.get(name)?.column?.name)),
    value: `k.${quote(name)}`,
  }));
  const stored = [...readable].flatMap(([name, { sql: value, column }]) =>
    column ? [`${value} as ${quote(name)}`] : [],
  );
  const { rows } = await client.query<Row>(
    `update ${relation} t set ${columns.map(({ name, value }) => `${name} = ${value}`).join(', ')}
     from (
       select t.id as keeper, k.* from ${relation} t left join lateral (${sql}) k on true
       where t.id = any($1::uuid[])
     ) k
     where t.id = k.keeper
       and row(${columns.map(({ name }) => `t.${name}`).join(', ')}) is distinct from row(${columns.map(({ value }) => value).join(', ')})
     returning ${stored.join(', ')}`,
    [ids],
  );
  return rows;
}

/** Whether anything is kept of this table's rows. */
export const isFollowed = (definition: TableDefinition): boolean => !followersOf(definition).next().done;

function* followersOf({ table }: TableDefinition) {
  for (const keeper of definitions())
    for (const kept of keeper.kept ?? [])
      for (const followed of kept.follows) if (followed.table === table) yield { keeper, kept, followed };
}

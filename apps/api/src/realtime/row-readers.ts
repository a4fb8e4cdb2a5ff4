import { clubDay } from '../club-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../table/changes.ts';
import { definitions, type Row, type TableDefinition } from '../table/definition.ts';
import { recordset } from '../table/recordset.ts';
import { Statement } from '../table/statement.ts';

interface Services {
  database: Database;
  config: Config;
  now: () => Date;
}

/** Which of these users may read which of the changed rows without the table's right, and which they could before. */
export interface RowReaders {
  /** The ids of the rows, by the user. */
  now: ReadonlyMap<string, ReadonlySet<string>>;
  before: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Asks the database, with the very conditions of a list (`table/ownership.ts`), as the rows are and as they were.
 *
 * @param stored all that the transaction wrote: whose a row was depends on rows of other tables too
 */
export async function readersOf(
  services: Services,
  definition: TableDefinition,
  stored: readonly Change[],
  users: readonly string[],
): Promise<RowReaders> {
  const ids = stored.filter(({ table }) => table === definition.name).map(({ id }) => id);
  const statement = new Statement();
  const condition = mayRead(definition, services, statement);
  const readers = `select v.id as viewer, t.id from unnest(${statement.bind(users)}::uuid[]) v(id)
    join ${definition.relation} t on t.id = any(${statement.bind(ids)}::uuid[]) where ${condition}`;
  const text = `select 'now' as state, r.* from (${readers}) r
    union all select 'before', r.* from (${asTheyWere(definition, stored, condition, statement)} ${readers}) r`;
  const { rows } = await services.database.pool.query<{
    state: 'now' | 'before';
    viewer: string;
    id: string;
  }>(text, statement.values);
  const found = { now: new Map<string, Set<string>>(), before: new Map<string, Set<string>>() };
  for (const { state, viewer, id } of rows)
    found[state].set(viewer, (found[state].get(viewer) ?? new Set()).add(id));
  return found;
}

/**
 * Keeps of a change what whose it is may depend on, and no more: that goes to other servers, and is kept while it is told.
 */
export function asAskedOf(change: Change): Change {
  const asked = askedColumns().get(change.table);
  const keep = (row: Readonly<Row>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => asked?.has(name)));
  return { ...change, row: keep(change.row), ...(change.before && { before: keep(change.before) }) };
}

/** The fields that the conditions of some table ask about, by the name of their table. */
function askedColumns(): ReadonlyMap<string, ReadonlySet<string>> {
  asked ??= new Map(
    [...definitions()].map((definition) => {
      const conditions = [...definitions()]
        .map((each) => ({ each, condition: conditionOf(each) }))
        .filter(({ each, condition }) => each === definition || isAskedAbout(definition, condition))
        .map(({ condition }) => condition);
      const fields = [...definition.readable.keys()].filter((field) =>
        conditions.some((condition) => isAskedIn(definition, field, condition)),
      );
      return [definition.name, new Set(fields)];
    }),
  );
  return asked;
}

let asked: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** SQL: the row `t` is one that the viewer `v` may read without the right. */
function mayRead(definition: TableDefinition, { now, config }: Services, statement: Statement): string {
  const condition = conditionOf(definition);
  if (!condition.includes(':today')) return condition;
  return condition.replaceAll(':today', `${statement.bind(clubDay(now(), config.clubTimezone))}::date`);
}

function conditionOf({ own, published, visible }: TableDefinition): string {
  const open = [own, published].flatMap((condition) => (condition ? [`(${condition})`] : []));
  const all = [...(visible ? [`(${visible})`] : []), `(${open.join(' or ') || 'false'})`].join(' and ');
  return all.replaceAll(':viewer', 'v.id');
}

const isAskedAbout = ({ relation }: TableDefinition, condition: string): boolean =>
  condition.includes(relation.replaceAll('"', ''));

function isAskedIn({ readable }: TableDefinition, field: string, condition: string): boolean {
  const { column } = readable.get(field) ?? {};
  return column !== undefined && (field === 'id' || condition.includes(column.name));
}

/** SQL: puts in the place of each table that the condition asks about the same as it was before the transaction. */
function asTheyWere(
  definition: TableDefinition,
  stored: readonly Change[],
  condition: string,
  statement: Statement,
): string {
  const written = Map.groupBy(stored, ({ table }) => table);
  const pasts = [...definitions()].flatMap((each) => {
    const changes = written.get(each.name);
    if (!changes || !(each === definition || isAskedAbout(each, condition))) return [];
    const ids = statement.bind(changes.map(({ id }) => id));
    const former = formerRows(each, changes, condition);
    const past = former.length > 0 ? `union all select * from ${recordset(each, statement, former)}` : '';
    return `${each.relation} as not materialized (
      select * from ${each.relation} where id <> all(${ids}::uuid[]) ${past})`;
  });
  return `with ${pasts.join(', ')}`;
}

/** The rows as they were before the first of their changes, as far as the condition asks; new ones were not there. */
function formerRows(definition: TableDefinition, changes: readonly Change[], condition: string): Row[] {
  const rows = new Map<string, Row>();
  for (const { id, row, before } of changes.toReversed())
    rows.set(id, { ...(rows.get(id) ?? columnsOf(definition, row, condition)), ...before });
  for (const { id, verb } of changes) if (verb === 'create') rows.delete(id);
  return [...rows.values()].map((row) => columnsOf(definition, row, condition));
}

/** What of a row is stored in its table, and asked about. */
const columnsOf = (definition: TableDefinition, row: Readonly<Row>, condition: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isAskedIn(definition, name, condition)));

import { clubDay } from '../club-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Change } from '../table/changes.ts';
import type { Row, TableDefinition } from '../table/definition.ts';
import { recordset } from '../table/recordset.ts';
import { Statement } from '../table/statement.ts';

interface Services {
  database: Database;
  config: Config;
  now: () => Date;
}

/** Which of these users may read which of the changed rows without the table's right, and which they could before. */
export interface RowReaders {
  /** By the user, the ids of the rows. */
  now: ReadonlyMap<string, ReadonlySet<string>>;
  before: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Asks the database, with the very conditions of a list (`table/ownership.ts`), as the rows are and as they were. */
export async function readersOf(
  services: Services,
  definition: TableDefinition,
  changes: readonly Change[],
  users: readonly string[],
): Promise<RowReaders> {
  const stored = changes.filter(({ version }) => version !== null).map(({ id }) => id);
  const former = changes.flatMap(({ version, row, before }) =>
    before ? [{ ...row, ...before }] : version === null ? [row] : [],
  );
  const statement = new Statement();
  const parts = [
    `select 'now' as state, v.id as viewer, t.id from unnest(${statement.bind(users)}::uuid[]) v(id)
     join ${definition.relation} t on t.id = any(${statement.bind(stored)}::uuid[])
     where ${mayRead(definition, services, statement)}`,
    ...(former.length > 0
      ? [
          `select 'before', v.id, t.id from unnest(${statement.bind(users)}::uuid[]) v(id)
           cross join ${recordset(
             definition,
             statement,
             former.map((row) => columnsOf(definition, row)),
           )} t
           where ${mayRead(definition, services, statement)}`,
        ]
      : []),
  ];
  const { rows } = await services.database.pool.query<{
    state: 'now' | 'before';
    viewer: string;
    id: string;
  }>(parts.join(' union all '), statement.values);
  const readers = { now: new Map<string, Set<string>>(), before: new Map<string, Set<string>>() };
  for (const { state, viewer, id } of rows)
    readers[state].set(viewer, (readers[state].get(viewer) ?? new Set()).add(id));
  return readers;
}

/** SQL: the row `t` is one that the viewer `v` may read without the right. */
function mayRead(
  { own, published, visible }: TableDefinition,
  { now, config }: Services,
  statement: Statement,
): string {
  const open = [own, published].flatMap((condition) => (condition ? [`(${condition})`] : []));
  const all = [...(visible ? [`(${visible})`] : []), `(${open.join(' or ') || 'false'})`].join(' and ');
  const byViewer = all.replaceAll(':viewer', 'v.id');
  if (!byViewer.includes(':today')) return byViewer;
  return byViewer.replaceAll(':today', `${statement.bind(clubDay(now(), config.clubTimezone))}::date`);
}

/** What of a row is stored in its table. */
const columnsOf = ({ readable }: TableDefinition, row: Readonly<Row>): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => readable.get(name)?.column));

import type { QueryResult, QueryResultRow } from 'pg';
import type { Config } from '../../config.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Row, TableDefinition } from '../../table/definition.ts';
import { linkRows } from '../../table/hal.ts';
import type { OwnStudent } from '../authinfo/own-students.ts';

/** What a home is read by: for whom, at which moment, and of which days. */
export interface Reading {
  query<R extends QueryResultRow>(text: string, values: unknown[]): Promise<QueryResult<R>>;
  viewer: Viewer;
  config: Config;
  now: Date;
  today: string;
  /** The moment at which the club’s day began. */
  from: Date;
  /** The moment at which the days that are looked at are over. */
  until: Date;
  students: readonly OwnStudent[];
}

export const idsOf = ({ students }: Reading): string[] => students.map(({ id }) => id);

/**
 * Rows as a list of their table gives them.
 *
 * @param found SQL of the ids of those that are meant
 */
export async function readRows(
  { query, config }: Reading,
  definition: TableDefinition,
  { found, order, values }: { found: string; order: string; values: unknown[] },
): Promise<Row[]> {
  const { rows } = await query<Row>(
    `select ${definition.joinedSelection} from (${found}) page
     join ${definition.relation} t on t.id = page.id ${definition.joins} order by ${order}`,
    values,
  );
  return rows.map(linkRows(definition, config));
}

/** SQL: how long a training may be: one that began before midnight may still go on. */
export const LONGEST = `interval '8 hours'`;

/** SQL: a training `c` is of today or later, where `$1` is the moment at which today began; also what ends today. */
export const fromToday = `c.starts_at >= $1::timestamptz - ${LONGEST} and c.ends_at > $1`;

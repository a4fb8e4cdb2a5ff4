import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseError } from 'pg';
import { conflict, invalid, Problem } from '../http/problem.ts';
import * as schema from './schema.ts';

/**
 * What PostgreSQL refused, as an answer: SQLSTATE class 22 and 23 are the caller's bad data,
 * a unique violation is a conflict, all else is ours.
 */
export function problemOfDatabase(error: DatabaseError): Problem {
  const columns = constraints.get(error.constraint ?? '') ?? [];
  switch (error.code) {
    case '23505':
      return conflict('duplicate', { fields: columns.join(', ') });
    case '23503':
      return invalid(...columns.map((field) => ({ field, code: 'no-such-reference' as const })));
    case '23502':
      return invalid({ field: fieldName(error.column), code: 'required' });
    case '40001':
    case '40P01':
      return conflict('stale-version');
    case '57014':
    case '57P01':
    case '57P03':
    case '53300':
      return new Problem(503, 'unavailable');
    default:
      if (error.code?.startsWith('22') || error.code?.startsWith('23')) {
        return invalid({ field: columns.join(', '), code: 'rule-broken' });
      }
      return new Problem(500, 'internal-error');
  }
}

/** The fields that each constraint is about, by its name. */
const constraints = new Map<string, string[]>([['user_email_key', ['email']]]);
for (const table of Object.values(schema)) {
  if (!is(table, PgTable)) continue;
  const config = getTableConfig(table);
  const remember = (name: string | undefined, columns: { name: string }[]) => {
    if (name)
      constraints.set(
        name,
        columns.map((column) => fieldName(column.name)),
      );
  };
  for (const key of config.foreignKeys) remember(key.getName(), key.reference().columns);
  for (const unique of config.uniqueConstraints) remember(unique.name, unique.columns);
  for (const column of config.columns) if (column.isUnique) remember(column.uniqueName, [column]);
}

/** The wire's name of a column: `first_name` → `firstName`. */
function fieldName(column: string | undefined): string {
  return (column ?? '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

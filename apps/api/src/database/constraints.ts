import { Column, is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** The fields of the wire that each constraint of the tables is about, by its name. */
export function constraintsOf(tables: readonly PgTable[]): ReadonlyMap<string, readonly string[]> {
  const constraints = new Map<string, readonly string[]>();
  const remember = (name: string | undefined, columns: readonly { name: string }[]) => {
    if (name)
      constraints.set(
        name,
        columns.map((column) => fieldName(column.name)),
      );
  };
  for (const table of tables) {
    const config = getTableConfig(table);
    for (const key of config.foreignKeys) remember(key.getName(), key.reference().columns);
    for (const unique of config.uniqueConstraints) remember(unique.name, unique.columns);
    for (const column of config.columns) if (column.isUnique) remember(column.uniqueName, [column]);
    for (const index of config.indexes) remember(index.config.name, index.config.columns.flatMap(columnsIn));
  }
  return constraints;
}

/** The columns that an index is over, also within an expression such as `lower(email)`. */
function columnsIn(part: unknown): { name: string }[] {
  if (is(part, SQL)) return part.queryChunks.flatMap(columnsIn);
  return is(part, Column) || hasName(part) ? [part as { name: string }] : [];
}

const hasName = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'name' in part && typeof part.name === 'string';

/** The wire's name of a column: `first_name` → `firstName`. */
export function fieldName(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

import { type Column, getTableColumns } from 'drizzle-orm';
import { quote, type Row, type TableDefinition } from './definition.ts';
import type { Statement } from './statement.ts';

/** SQL: many rows as one value, each column in its own type. What is said of the first is said of all. */
export function recordset(definition: TableDefinition, statement: Statement, rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {}).map((name) => [name, columnOf(definition, name).name] as const);
  const records = rows.map((row) =>
    Object.fromEntries(names.map(([name, column]) => [column, row[name] ?? null])),
  );
  return `jsonb_populate_recordset(null::${definition.relation}, ${statement.bind(JSON.stringify(records))}::jsonb)`;
}

export function columnOf(definition: TableDefinition, name: string): Column {
  const column = getTableColumns(definition.table)[name];
  if (!column) throw new Error(`${definition.name}.${name} is no column.`);
  return column;
}

export const columnName = (definition: TableDefinition, name: string): string =>
  quote(columnOf(definition, name).name);

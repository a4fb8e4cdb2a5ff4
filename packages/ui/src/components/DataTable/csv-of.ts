import type { TableColumn } from './column.ts';
import type { CsvValue } from './csv.ts';

/** A column as far as a file has it. */
export type FileColumn<Row> = Pick<TableColumn<Row>, 'header' | 'value' | 'filter'>;

/** The lines of a file: the names of the columns that have a value, then the rows. A choice is named as people know it. */
export function* csvOf<Row>(
  rows: readonly Row[],
  columns: readonly FileColumn<Row>[],
): Generator<readonly CsvValue[]> {
  const written = columns.flatMap(({ header, value, filter }) => {
    if (!value) return [];
    const choices = typeof filter === 'object' && 'choices' in filter ? filter.choices : [];
    const names = new Map(choices.map((choice) => [choice.value, choice.label]));
    return [{ header, read: (row: Row): CsvValue => names.get(String(value(row))) ?? value(row) }];
  });
  yield written.map(({ header }) => header);
  for (const row of rows) yield written.map(({ read }) => read(row));
}

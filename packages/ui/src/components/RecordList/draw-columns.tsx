import type { ReactNode } from 'react';
import type { CellValue, ColumnFilter, TableColumn } from '../DataTable/column.ts';
import { Link } from '../Link/Link.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { CellFormats, OwnColumn, RecordColumn } from './record-column.ts';

type KnownColumn<Row> = Exclude<RecordColumn<Row>, OwnColumn<Row>>;

/** The columns of a list as a table takes them. */
export function drawColumns<Row>(
  columns: readonly RecordColumn<Row>[],
  formats: CellFormats,
): TableColumn<Row>[] {
  return columns.map((column, at) =>
    column.kind === undefined
      ? column
      : {
          ...looksOf(column, at === 0),
          ...column,
          filter: filterOf(column),
          cell: (row) => {
            if (column.cell) return column.cell(row) ?? column.none;
            const text = textOf(column, row, formats) ?? column.none ?? null;
            // What names the row leads to the row itself.
            return at === 0 ? (text ?? '—') : cellOf(column, row, text);
          },
          value: (row) => (column.value ? column.value(row) : fileValueOf(column, row, formats)),
        },
  );
}

function looksOf<Row>(column: KnownColumn<Row>, isFirst: boolean): Partial<TableColumn<Row>> {
  switch (column.kind) {
    case 'number':
      // A bare figure says nothing of itself on a card; one that is written with its unit does.
      return { align: 'end', nowrap: true, cardName: !column.cell && !column.write };
    case 'date':
    case 'instant':
      return { nowrap: true, cardName: true };
    case 'choice':
      return column.choices.some(({ tone }) => tone) ? { card: 'aside' } : {};
    case 'reference':
      return { interactive: !isFirst };
    case 'text':
      return {};
  }
}

function filterOf<Row>(column: KnownColumn<Row>): ColumnFilter | undefined {
  if (column.kind === 'reference') return column.filter;
  if (column.kind === 'text' || !column.filterable) return undefined;
  if (column.kind === 'number') return 'number';
  return column.kind === 'choice' ? { choices: column.choices } : 'date';
}

function textOf<Row>(column: KnownColumn<Row>, row: Row, formats: CellFormats): string | null {
  if (column.kind === 'reference') return column.read(row)?.name || null;
  if (column.kind === 'number') {
    const held = column.read(row);
    return held == null ? null : (column.write ?? formats.number)(held);
  }
  const held = column.read(row);
  if (held == null || held === '') return null;
  switch (column.kind) {
    case 'choice':
      return column.choices.find(({ value }) => value === held)?.label ?? held;
    case 'date':
      return formats.date(held);
    case 'instant':
      return formats.instant(held, column.withTime === true);
    case 'text':
      return held;
  }
}

function cellOf<Row>(column: KnownColumn<Row>, row: Row, text: string | null): ReactNode {
  if (text === null) return null;
  if (column.kind === 'choice') {
    const held = column.read(row);
    const tone = column.choices.find(({ value }) => value === held)?.tone;
    return tone ? <StatusTag status={tone}>{text}</StatusTag> : text;
  }
  const href = column.kind === 'reference' && column.read(row)?.href;
  if (!href) return text;
  return (
    <Link href={href} tone="quiet">
      {text}
    </Link>
  );
}

/** What a file has of it; of choices the value, whose text the file finds itself. */
function fileValueOf<Row>(column: KnownColumn<Row>, row: Row, formats: CellFormats): CellValue {
  if (column.kind === 'reference') return column.read(row)?.name;
  const held = column.read(row);
  if (column.kind !== 'instant' || typeof held !== 'string') return held;
  return formats.storedInstant(held, column.withTime === true);
}

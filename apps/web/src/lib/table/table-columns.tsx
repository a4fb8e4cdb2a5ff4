import type { Entity, TableName } from '@tatami/sdk';
import { type CellValue, type ColumnFilter, Link, StatusTag, type TableColumn } from '@tatami/ui';
import type { ReactNode } from 'react';
import { localDate, localTime } from '../club/club-time.ts';
import type { I18n } from '../i18n/i18n-context.ts';
import type { ResolvedColumn } from './resolve-columns.ts';
import { rowHref } from './row-href.ts';
import { rowOptions } from './row-options.ts';
import type { TableTexts } from './table-texts.ts';
import type { Referenced } from './use-references.ts';

interface ColumnContext {
  i18n: I18n;
  texts: TableTexts;
  references: ReadonlyMap<string, Referenced>;
}

/** The columns as the list draws them. */
export function tableColumns<T extends TableName>(
  columns: readonly ResolvedColumn<T>[],
  context: ColumnContext,
): TableColumn<Entity<T>>[] {
  const { i18n, texts } = context;
  return columns.map((column, at) => ({
    id: column.id,
    header: texts.field(column.headedBy),
    sortable: column.isSortable,
    filter: filterOf(column, context),
    mayBeEmpty: column.rule?.filters?.includes('null'),
    ...looksByType(column, at === 0),
    ...column.looks,
    cell: (row) => {
      if (column.cell) return column.cell(row, i18n);
      // What names the row leads to the row itself.
      return at === 0 ? textOf(column, row, context) : cellOf(column, row, context);
    },
    value: (row) => (column.value ? column.value(row, i18n) : fileValueOf(column, row, context)),
  }));
}

function looksByType<T extends TableName>(
  { rule, tones }: ResolvedColumn<T>,
  isFirst: boolean,
): Partial<TableColumn<never>> {
  if (tones) return { card: 'aside' };
  if (rule?.type === 'integer' || rule?.type === 'number') return { align: 'end', nowrap: true };
  if (rule?.format === 'date' || rule?.format === 'date-time') return { nowrap: true, cardName: true };
  return rule?.reference && !isFirst ? { interactive: true } : {};
}

function filterOf<T extends TableName>(
  { field = '', narrowing }: ResolvedColumn<T>,
  { i18n, texts, references }: ColumnContext,
): ColumnFilter | undefined {
  if (narrowing === undefined) return undefined;
  if (narrowing === 'number') return 'number';
  if (narrowing === 'date' || narrowing === 'instant') return 'date';
  if (narrowing === 'id') {
    const { place, isOpen, names } = references.get(field) ?? {};
    if (!place || !isOpen) return undefined;
    if (!place.few) return rowOptions(place, i18n);
    return { choices: [...(names ?? [])].map(([value, label]) => ({ value, label })) };
  }
  const values = narrowing === 'flag' ? ['true', 'false'] : narrowing;
  return { choices: values.map((value) => ({ value, label: texts.choice(field, value) })) };
}

/** What a row holds in a column. */
function heldBy<T extends TableName>({ field = '' }: ResolvedColumn<T>, row: Entity<T>): unknown {
  return row[field as keyof Entity<T>];
}

/** What the row refers to is called. */
function nameIn<T extends TableName>(
  column: ResolvedColumn<T>,
  row: Entity<T>,
  { references }: ColumnContext,
): string {
  if (column.shows) return String(row[column.shows as keyof Entity<T>] ?? '');
  return references.get(column.field ?? '')?.names.get(String(heldBy(column, row))) ?? '';
}

function cellOf<T extends TableName>(
  column: ResolvedColumn<T>,
  row: Entity<T>,
  context: ColumnContext,
): ReactNode {
  const { field = '', rule, tones } = column;
  const held = heldBy(column, row);
  const text = textOf(column, row, context);
  if (text === null) return null;
  const status = tones?.[String(held)];
  if (status) return <StatusTag status={status}>{text}</StatusTag>;
  const { place, isOpen } = (rule?.reference && context.references.get(field)) || {};
  const href = place && isOpen ? rowHref(place, String(held)) : undefined;
  if (!href) return text;
  return (
    <Link href={href} tone="quiet">
      {text}
    </Link>
  );
}

/** What a row holds in a column, in words. */
function textOf<T extends TableName>(
  column: ResolvedColumn<T>,
  row: Entity<T>,
  context: ColumnContext,
): string | null {
  const { field = '', rule, withTime } = column;
  const { i18n, texts } = context;
  const held = heldBy(column, row);
  if (held === null || held === undefined || held === '') return texts.maybe(`${field}.all`) ?? null;
  if (rule?.reference) return nameIn(column, row, context) || null;
  if (rule?.enum || rule?.type === 'boolean') return texts.choice(field, String(held));
  if (typeof held === 'number') {
    return texts.maybe(`${field}.count`, { count: held }) ?? i18n.format.number(held);
  }
  const text = String(held);
  if (rule?.format === 'date') return i18n.format.date(text);
  if (rule?.format !== 'date-time') return text;
  const day = i18n.format.dateOf(text);
  return withTime ? `${day}, ${i18n.format.time(text)}` : day;
}

/** What a file has of it; of choices the value, whose text the file finds itself. */
function fileValueOf<T extends TableName>(
  column: ResolvedColumn<T>,
  row: Entity<T>,
  context: ColumnContext,
): CellValue {
  const held = heldBy(column, row);
  const { rule, withTime } = column;
  if (held === null || held === undefined) return null;
  if (rule?.reference) return nameIn(column, row, context);
  if (typeof held === 'number') return held;
  const text = String(held);
  if (rule?.format !== 'date-time') return text;
  const { timeZone } = context.i18n;
  return withTime ? `${localDate(text, timeZone)} ${localTime(text, timeZone)}` : localDate(text, timeZone);
}

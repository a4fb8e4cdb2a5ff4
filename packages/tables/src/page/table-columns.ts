import type { Entity, TableName } from '@tatami/sdk';
import type { CellFormats, RecordColumn } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { codesLike } from '../description/codes-of.ts';
import type { ResolvedColumn } from '../description/resolve-columns.ts';
import { rowHref } from '../description/row-href.ts';
import type { Codes } from '../description/table.ts';
import type { TableTexts } from '../description/table-texts.ts';
import { rowOptions } from '../rows/row-options.ts';
import type { Referenced } from '../rows/use-references.ts';

interface ColumnContext {
  i18n: I18n;
  texts: TableTexts;
  references: ReadonlyMap<string, Referenced>;
}

/** The columns as the list draws them: each by its kind, which the contract says. */
export function tableColumns<T extends TableName>(
  columns: readonly ResolvedColumn<T>[],
  { i18n, texts, references }: ColumnContext,
): RecordColumn<Entity<T>>[] {
  return columns.map((column): RecordColumn<Entity<T>> => {
    const { field, rule, cell, value, tones } = column;
    const base = {
      id: column.id,
      header: texts.field(column.headedBy),
      sortable: column.isSortable,
      mayBeEmpty: rule?.filters?.includes('null'),
      cell: cell && ((row: Entity<T>) => cell(row, i18n)),
      value: value && ((row: Entity<T>) => value(row, i18n)),
      ...column.looks,
    };
    if (!field) return { ...base, cell: (row) => cell?.(row, i18n) };

    const known = {
      ...base,
      none: texts.maybe(`${field}.all`),
      filterable: column.filterKind !== undefined,
      // The contract has said what it is.
      read: (row: Entity<T>) => row[field as keyof Entity<T>] as never,
    };
    if (rule?.reference) return { ...known, ...referenceOf(column, field, references.get(field), i18n) };
    const { codes } = column;
    if (codes) return { ...known, ...codeOf(codes, known.read, i18n) };
    if (rule?.enum || rule?.type === 'boolean') {
      const choices = (rule.enum ?? [true, false]).map(String).map((choice) => ({
        value: choice,
        label: texts.choice(field, choice),
        tone: tones?.[choice],
      }));
      return { ...known, kind: 'choice', choices, read: (row) => textIn(known.read(row)) };
    }
    if (rule?.type === 'integer' || rule?.type === 'number') {
      const counted = (count: number) => texts.maybe(`${field}.count`, { count });
      const hasUnit = counted(0) !== undefined;
      return { ...known, kind: 'number', ...(hasUnit && { write: (count: number) => counted(count) ?? '' }) };
    }
    if (rule?.format === 'date') return { ...known, kind: 'date' };
    if (rule?.format === 'date-time') return { ...known, kind: 'instant', withTime: column.withTime };
    return { ...known, kind: 'text', read: (row) => textIn(known.read(row)) };
  });
}

const textIn = (held: unknown) => (held === null || held === undefined ? null : String(held));

/** A code by its word; of those that are known or came beside them, which are many, some are found by either. */
function codeOf<Row>(codes: Codes, read: (row: Row) => unknown, i18n: I18n) {
  const wordOf = (code: string) => codes.wordOf(code, i18n);
  const optionOf = (code: string) => ({ id: code, label: wordOf(code), description: code });
  return {
    kind: 'reference' as const,
    filter: {
      find: async (typed: string) => {
        const all = new Set([...codes.known, ...(await codes.findMore())]);
        return codesLike(typed, [...all], wordOf).map(optionOf);
      },
      named: async (chosen: readonly string[]) => chosen.map(optionOf),
    },
    read: (row: Row) => {
      const code = textIn(read(row));
      return code === null ? null : { name: wordOf(code) };
    },
  };
}

/** What a column refers to: by the name that the row says, or by that of the row that is meant. */
function referenceOf<T extends TableName>(
  { shows, filterKind }: ResolvedColumn<T>,
  field: string,
  { place, isOpen, isLinked, names }: Partial<Referenced> = {},
  i18n: I18n,
) {
  const filter = () =>
    place?.few ? { choices: [...(names ?? [])].map(([value, label]) => ({ value, label })) } : undefined;
  return {
    kind: 'reference' as const,
    filter: filterKind && place && isOpen ? (filter() ?? rowOptions(place, i18n)) : undefined,
    read: (row: Entity<T>) => {
      const id = textIn(row[field as keyof Entity<T>]);
      if (!id) return null;
      // Of few rows all are known by name, in the language of the page.
      const known = place?.few || !shows ? names?.get(id) : undefined;
      const name = known ?? String((shows && row[shows as keyof Entity<T>]) ?? '');
      return { name, href: place && isLinked ? rowHref(place, id) : undefined };
    },
  };
}

/** How the cells of lists are written. */
export const cellFormats = ({ format, timeZone }: I18n): CellFormats => ({
  number: format.number,
  date: (day) => format.date(day),
  instant: (at, withTime) => (withTime ? `${format.dateOf(at)}, ${format.time(at)}` : format.dateOf(at)),
  storedInstant: (at, withTime) =>
    withTime ? `${localDate(at, timeZone)} ${localTime(at, timeZone)}` : localDate(at, timeZone),
});

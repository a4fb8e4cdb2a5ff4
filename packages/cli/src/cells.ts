import type { AnyRules } from './tables.ts';

/** A row whose table the compiler doesn't know. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A value as text: for a table of the terminal, for CSV. What is not plain stands there as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A row with some of its fields, in their order. */
export const pick = (row: AnyRow, fields: readonly string[]): AnyRow =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

/** How many columns a person is shown who has not said which. */
const COLUMNS = 6;

/** What tells the rows of a table from each other at a glance: what is searched and ordered, what must be there. */
export function mainFields({ fields, search, sort }: AnyRules): string[] {
  const isPlain = (name: string) => {
    const { type, format, reference, picture, writeOnly } = fields[name] ?? { type: 'object' };
    return !['array', 'object'].includes(type) && format !== 'uuid' && !reference && !picture && !writeOnly;
  };
  const names = Object.keys(fields);
  const wanted = [
    ...sortedBy(sort),
    ...search,
    // What is told of other rows: who, where.
    ...names.filter((name) => /(Name|Title)$/.test(name) && fields[name]?.readOnly),
    ...names.filter((name) => fields[name]?.required),
    ...names.filter((name) => fields[name]?.enum),
  ];
  return [...new Set(wanted)].filter(isPlain).slice(0, COLUMNS);
}

/** What a row is called, as far as its own fields say. */
export function nameOf({ search, sort }: AnyRules, row: AnyRow): string {
  const fields = search.length > 0 ? search : sortedBy(sort);
  const name = fields.slice(0, 2).map((field) => cellOf(row[field]));
  return name.filter(Boolean).join(' ') || cellOf(row.id);
}

const sortedBy = (sort: readonly unknown[]) => sort.map((key) => String(key).split(',')[0] ?? '');

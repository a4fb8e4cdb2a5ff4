import type { Entity, TableName } from '@tatami/sdk';
import type { FieldRules, TableRules } from '@tatami/sdk/rules';
import type { CellValue, FilterKind, StatusTagProps } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';
import type { EntityList } from '../list/entity-list.ts';
import type { Place } from './describe-place.ts';
import type { FieldOf, FilterField } from './fields.ts';
import { firstList } from './first-list.ts';
import type { Codes, ColumnDescription, FieldColumn, Looks, OwnColumn } from './table.ts';

/** A column with all that its description leaves to the contract. */
export interface ResolvedColumn<T extends TableName> {
  /** The field it is sorted by, else the one it shows: its name in addresses and views. */
  id: string;
  /** The field, or the name, whose text heads it. */
  headedBy: string;
  looks: Looks;
  /** What it shows, and is narrowed by; none where it draws itself from several. */
  field?: string;
  rule?: FieldRules;
  /** The field that says what a reference refers to, where the row has one. */
  shows?: string | undefined;
  isSortable: boolean;
  filterKind?: FilterKind | undefined;
  tones?: Readonly<Record<string, StatusTagProps['status'] | undefined>> | undefined;
  withTime?: boolean | undefined;
  codes?: Codes | undefined;
  cell?: ((row: Entity<T>, i18n: I18n) => ReactNode) | undefined;
  value?: ((row: Entity<T>, i18n: I18n) => CellValue) | undefined;
}

/** The columns of a table, in their order. */
export function resolveColumns<T extends TableName>(
  columns: readonly ColumnDescription<T>[],
  rules: Readonly<Record<string, FieldRules>>,
): ResolvedColumn<T>[] {
  return columns.map((column): ResolvedColumn<T> => {
    if (isOwn(column)) {
      const { id, field: _none, cell, value, ...looks } = column;
      return { id, headedBy: id, looks, isSortable: false, cell, value };
    }
    const description = (isField(column) ? { field: column } : column) as FieldColumn<T, FieldOf<T>>;
    const { field, headedBy, sort, filter, shows, tones, codes, withTime, cell, value, ...looks } =
      description;
    const rule = rules[field];
    const named = shows ?? (rule?.reference && `${field}Name` in rules ? `${field}Name` : undefined);
    const sortedBy = sort ?? named ?? field;
    return {
      id: sortedBy || field,
      headedBy: headedBy ?? field,
      looks,
      field,
      ...(rule && { rule }),
      shows: named,
      isSortable: sort !== false && rules[sortedBy as string]?.sortable === true,
      filterKind: filter === false ? undefined : codes ? 'code' : filterKindOf(rule),
      codes,
      tones,
      withTime,
      cell,
      value,
    };
  });
}

const isOwn = <T extends TableName>(column: ColumnDescription<T>): column is OwnColumn<T> =>
  typeof column === 'object' && column.field === 'none';

const isField = <T extends TableName>(column: ColumnDescription<T>): column is FieldOf<T> =>
  typeof column === 'string';

/** The list of a table as any address may ask for it. */
export function listOf<T extends TableName>(
  place: Place<T>,
  described: readonly ColumnDescription<T>[],
  alsoFilters: readonly FilterField<T>[],
  { fields: rules, search }: Pick<TableRules<T>, 'fields' | 'search'>,
): EntityList<T> {
  const first = firstList(place);
  const columns = resolveColumns(described, rules);
  const filters = [...columns, ...resolveColumns(alsoFilters, rules)].flatMap(({ id, field, filterKind }) =>
    field && filterKind ? [[id, { field, by: filterKind }] as const] : [],
  );
  return {
    ...first,
    sortable: columns.flatMap(({ id, isSortable }) => (isSortable ? id : [])),
    filters: Object.fromEntries(filters),
    ...(search.length === 0 && { isSearched: false }),
    defaultFilters: Object.fromEntries(
      filters.flatMap(([id, { field }]) => {
        const chosen = first.defaultFilters?.[field];
        return chosen ? [[id, chosen]] : [];
      }),
    ),
  };
}

function filterKindOf(rule: FieldRules | undefined): FilterKind | undefined {
  if (!rule?.filters) return undefined;
  if (rule.enum) return rule.enum.map(String);
  if (rule.reference) return 'id';
  if (rule.type === 'boolean') return 'flag';
  if (rule.type === 'integer' || rule.type === 'number') return 'number';
  if (rule.format === 'date') return 'date';
  return rule.format === 'date-time' ? 'instant' : undefined;
}

import type { TableName } from '@tatami/sdk';
import { references } from '@tatami/sdk/references';
import { type FieldRules, type Filter, type TableRules, tableRules } from '@tatami/sdk/rules';
import { mistyped } from './command-error.ts';
import type { Context } from './context.ts';
import { nearest } from './nearest.ts';

/** The names of all tables. */
export const tableNames = Object.keys(references) as TableName[];

/** What is known of a table whose name was typed, which the compiler can't know. */
export type AnyRules = Omit<TableRules, 'fields'> & { readonly fields: Readonly<Record<string, FieldRules>> };

/** What is known of the table that was typed. @throws CommandError where there is none of that name */
export function tableCalled({ texts: { faults } }: Context, name: string): AnyRules {
  if (!tableNames.includes(name as TableName)) {
    const meant = nearest(name, tableNames);
    throw mistyped(faults.unknownTable(name), meant ? faults.didYouMean(meant) : faults.tablesAre);
  }
  return tableRules(name as TableName) as unknown as AnyRules;
}

/** The fields that come with a row. */
export function fieldsOf({ fields }: AnyRules): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.writeOnly);
}

/** A field of a table. @throws CommandError where it has none of that name */
export function fieldCalled(context: Context, rules: AnyRules, name: string): FieldRules {
  const field = rules.fields[name];
  if (field) return field;
  const { faults } = context.texts;
  const meant = nearest(name, Object.keys(rules.fields));
  throw mistyped(
    faults.unknownField(rules.name, name),
    meant ? faults.didYouMean(meant) : faults.fieldsOf(rules.name),
  );
}

const comparisons: Record<Filter, readonly string[]> = {
  is: [''],
  in: ['.in'],
  range: ['.gte', '.gt', '.lte', '.lt'],
  null: ['.null'],
};

/** How a list can be narrowed by a field: `status`, `status.in`. */
export function filtersOf(name: string, { filters = [] }: FieldRules): string[] {
  return filters.flatMap((filter) => comparisons[filter].map((comparison) => name + comparison));
}

import type { TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { type ComponentType, lazy } from 'react';
import { Listed } from '../page/Listed.tsx';
import { TablePage } from '../page/TablePage.tsx';
import type { Place } from './describe-place.ts';
import { listOf } from './resolve-columns.ts';
import type { Table, TableDescription } from './table.ts';

/**
 * Says what the list of a table shows and what its form asks for. All else follows from the contract: cells, filters,
 * order, inputs, bounds, choices, the search for what is referred to.
 *
 * @param contract the rules of the table, from `@tatami/sdk/rules/{table}`
 */
export function describeTable<T extends TableName>(
  place: Place<T>,
  contract: TableRules<T>,
  description: TableDescription<T>,
): Table<T> {
  const { Page = TablePage<T>, names, ...described } = description;
  const named = <Props,>(load: () => Promise<ComponentType<Props>>) =>
    lazy(async () => {
      const [component] = await Promise.all([load(), names?.()]);
      return { default: component };
    });
  const Import = named(async () => (await import('../import/ImportRows.tsx')).ImportRows<T>);
  const Drawer = named(async () => (await import('../row/RowDrawer.tsx')).RowDrawer<T>);
  const ShownRow = named(async () => (await import('../page/ShownRow.tsx')).ShownRow<T>);
  const table: Table<T> = {
    ...(description.form && { Drawer, ShownRow }),
    ...described,
    ...(names && { names }),
    place,
    contract,
    rules: contract.fields,
    list: {
      ...listOf(place, description.columns, description.filters ?? [], contract),
      ...(description.isSearched === false && { isSearched: false }),
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once, with its module
    Page: () => <Listed of={table} Page={Page} Import={Import} />,
  };
  return table;
}

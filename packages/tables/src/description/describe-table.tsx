import type { TableName } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import { lazy } from 'react';
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
  const Import = lazy(async () => {
    const [{ ImportRows }] = await Promise.all([import('../import/ImportRows.tsx'), names?.()]);
    return { default: ImportRows<T> };
  });
  const Drawer = lazy(async () => {
    const [{ RowDrawer }] = await Promise.all([import('../row/RowDrawer.tsx'), names?.()]);
    return { default: RowDrawer<T> };
  });
  const ShownRow = lazy(async () => {
    const [shown] = await Promise.all([import('../page/ShownRow.tsx'), names?.()]);
    return { default: shown.ShownRow<T> };
  });
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

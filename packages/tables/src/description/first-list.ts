import type { TableName } from '@tatami/sdk';
import type { EntityList } from '../list/entity-list.ts';
import type { Place } from './describe-place.ts';

/** The list of a table as an address without parameters asks for it: nothing of its page is needed to say that. */
export function firstList<T extends TableName>({ table, list }: Place<T>): EntityList<T> {
  const [column = 'id', direction] = (list?.sort ?? '').split(',');
  const chosen = Object.entries(list?.defaultFilters ?? {}).flatMap(([field, values]) =>
    values ? [[field, [...values]] as const] : [],
  );
  return {
    table,
    sortable: [],
    sort: [{ column, direction: direction === 'desc' ? 'desc' : 'asc' }],
    filters: Object.fromEntries(
      chosen.map(([field, values]) => [field, { field, by: isFlag(values) ? 'flag' : values }]),
    ),
    defaultFilters: Object.fromEntries(chosen.map(([field, oneOf]) => [field, { oneOf: [...oneOf] }])),
  };
}

const isFlag = (values: readonly string[]) => values.every((value) => value === 'true' || value === 'false');

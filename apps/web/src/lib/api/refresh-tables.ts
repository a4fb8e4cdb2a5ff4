import type { TableName } from '@tatami/sdk';
import { queryClient } from './query-client.ts';

/** After a change: what was read from these tables is read anew, first what is on the screen. */
export function refreshTables(...tables: readonly TableName[]): Promise<unknown> {
  return Promise.all(tables.map((table) => queryClient.invalidateQueries({ queryKey: [table] })));
}

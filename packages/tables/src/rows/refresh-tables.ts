import type { TableName } from '@tatami/sdk';
import { queryClient } from '../connection.ts';

/**
 * Reads anew after a change what was read from these tables, and from those that tell something of them, first what
 * is on the screen.
 */
export async function refreshTables(...tables: readonly TableName[]): Promise<void> {
  // Where it can't be had there is nothing to read anew either.
  const { readersOf } = await import('@tatami/sdk/references').catch(() => ({
    readersOf: (table: TableName) => [table],
  }));
  const changed = new Set<unknown>(tables.flatMap(readersOf));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) });
}

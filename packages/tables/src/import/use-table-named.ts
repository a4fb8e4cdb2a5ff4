import type { TableName } from '@tatami/sdk';
import { useEffect, useState } from 'react';
import { usePlaces } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';

/**
 * A table with all its texts; the one before, until it is there.
 *
 * @throws while drawing, where its code can't be had
 */
export function useTableNamed(name: TableName): Table | undefined {
  const load = usePlaces()(name)?.load;
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    let isWanted = true;
    const bring = async () => {
      const brought = await load?.();
      await brought?.names?.();
      return brought;
    };
    bring().then(
      (brought) => isWanted && setTable(() => brought),
      (error) =>
        setTable(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return table;
}

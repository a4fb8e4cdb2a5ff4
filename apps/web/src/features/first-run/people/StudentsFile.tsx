import type { FileOfRows as FileOfRowsOf } from '@tatami/tables/FileOfRows';
import { usePlaces } from '@tatami/tables/places-context';
import type { Table } from '@tatami/tables/table';
import { Skeleton } from '@tatami/ui';
import { lazy, useEffect, useState } from 'react';

const FileOfRows = lazy(async () => ({
  default: (await import('@tatami/tables/FileOfRows')).FileOfRows,
})) as unknown as typeof FileOfRowsOf;

/** The students out of a file, with the import that the list of students has. */
export function StudentsFile({ onCancel }: { onCancel: () => void }) {
  const load = usePlaces()('student')?.load;
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
  return table ? <FileOfRows of={table} onCancel={onCancel} /> : <Skeleton shape="block" />;
}

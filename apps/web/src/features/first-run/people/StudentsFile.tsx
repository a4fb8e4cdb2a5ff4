import type { FileOfRows as FileOfRowsOf } from '@tatami/tables/FileOfRows';
import { useTableNamed } from '@tatami/tables/use-table-named';
import { Skeleton } from '@tatami/ui';
import { lazy } from 'react';

const FileOfRows = lazy(async () => ({
  default: (await import('@tatami/tables/FileOfRows')).FileOfRows,
})) as unknown as typeof FileOfRowsOf;

/** The students out of a file, with the import that the list of students has. */
export function StudentsFile({ onCancel }: { onCancel: () => void }) {
  const table = useTableNamed('student');
  return table ? <FileOfRows of={table} onCancel={onCancel} /> : <Skeleton shape="block" />;
}

import { useEntityList } from '../../lib/list/use-entity-list.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { TableList } from '../../lib/table/TableList.tsx';
import type { Table } from '../../lib/table/table.ts';
import { trainingsWhen } from './training-list.ts';

/** Trainings one under another, to come or past. */
export function TrainingList({ of: table }: { of: Table<'training'> }) {
  const { params } = useSearchParams();
  return <TableList of={table} list={useEntityList(trainingsWhen(table.list, params))} />;
}

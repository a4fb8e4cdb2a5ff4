import type { TableName } from '@tatami/sdk';
import { useViewer } from '../viewer.ts';
import type { Table } from './table.ts';

/** Whether the person may do this with any row of the table, and has a form for it here. */
export function useMay<T extends TableName>(verb: 'create' | 'update' | 'remove', table: Table<T>): boolean {
  const { has } = useViewer();
  const access = table.contract.access[verb];
  const isOffered = verb === 'remove' || table.form !== undefined || table.Drawer !== undefined;
  return isOffered && access !== undefined && has(access.right);
}

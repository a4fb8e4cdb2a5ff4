import type { TableName } from '@tatami/sdk';
import type { Table } from '../description/table.ts';
import { useViewer } from './viewer.ts';

/** Whether the person may do this with any row of the table, and has a form for it here. */
export function useMay<T extends TableName>(verb: 'create' | 'update' | 'remove', table: Table<T>): boolean {
  const { has } = useViewer();
  const access = table.contract.access[verb];
  const isOffered = verb === 'remove' || table.Drawer !== undefined;
  return isOffered && access !== undefined && has(access.right);
}

/** Whether the person may make rows of the table out of a file. */
export function useMayImport<T extends TableName>({ contract: { access } }: Table<T>): boolean {
  const { has } = useViewer();
  return access.create !== undefined && has(access.create.right);
}

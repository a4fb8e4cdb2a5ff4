import type { TableName } from '@tatami/sdk';
import { usePlaces } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import type { Right } from './rights.ts';
import { useViewer } from './viewer.ts';

/** Whether the person may do this with any row of the table, and has a form for it here. */
export function useMay<T extends TableName>(verb: 'create' | 'update' | 'remove', table: Table<T>): boolean {
  const { has } = useViewer();
  const access = table.contract.access[verb];
  const isOffered = verb === 'remove' || table.Drawer !== undefined;
  return isOffered && access !== undefined && has(access.right);
}

/** The tables of whose rows the person may bring a file here: its own, and those that are met beside it only. */
export function useImportable<T extends TableName>({ contract, alsoTakesIn = [] }: Table<T>): TableName[] {
  const { has } = useViewer();
  const placeOf = usePlaces();
  const { create } = contract.access;
  const beside = alsoTakesIn.filter((name) => has(`${placeOf(name)?.rights}:Write` as Right));
  return create && has(create.right) ? [contract.name, ...beside] : beside;
}

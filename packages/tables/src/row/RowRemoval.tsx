import type { Entity, TableName } from '@tatami/sdk';
import { useDescription } from '../description/use-description.ts';
import { RemoveDialog, type RemoveDialogProps } from './RemoveDialog.tsx';

interface RowRemovalProps<T extends TableName> extends Omit<RemoveDialogProps<T>, 'of' | 'entity'> {
  of: T;
  entity: Entity<T> & { id: string };
}

/** What asks before a row is removed from its own page, as its table describes that. */
export function RowRemoval<T extends TableName>({ of, ...dialog }: RowRemovalProps<T>) {
  const table = useDescription(of);
  return table && <RemoveDialog<T> {...dialog} of={table} />;
}

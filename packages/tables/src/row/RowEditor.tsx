import type { TableName } from '@tatami/sdk';
import { Suspense } from 'react';
import type { RowDrawerProps } from '../description/table.ts';
import { useDescription } from '../description/use-description.ts';

interface RowEditorProps<T extends TableName>
  extends Omit<RowDrawerProps<T>, 'table' | 'entity' | 'isBesideList' | 'onSaved'>,
    Partial<Pick<RowDrawerProps<T>, 'entity' | 'onSaved'>> {
  of: T;
}

/** The form of a row as its table describes it, on the row's own page or on that of a row it belongs to. */
export function RowEditor<T extends TableName>({ of, entity, onSaved, ...drawer }: RowEditorProps<T>) {
  const table = useDescription(of);
  return (
    <Suspense>
      {table?.Drawer && (
        <table.Drawer {...drawer} table={table} entity={entity} onSaved={onSaved ?? drawer.onClose} />
      )}
    </Suspense>
  );
}

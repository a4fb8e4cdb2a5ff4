import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { Suspense } from 'react';
import { usePlaces } from '../description/places-context.ts';
import type { RowDrawerProps, Table } from '../description/table.ts';

interface RowEditorProps<T extends TableName>
  extends Omit<RowDrawerProps<T>, 'table' | 'entity' | 'isBesideList' | 'onSaved'>,
    Partial<Pick<RowDrawerProps<T>, 'entity' | 'onSaved'>> {
  of: T;
}

/** The form of a row as its table describes it, on the row's own page or on that of a row it belongs to. */
export function RowEditor<T extends TableName>({ of, entity, onSaved, ...drawer }: RowEditorProps<T>) {
  const place = usePlaces()(of);
  const { data } = useQuery({
    queryKey: ['description', of],
    queryFn: () => place?.load?.() ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const table = data as Table<T> | null | undefined;
  return (
    <Suspense>
      {table?.Drawer && (
        <table.Drawer {...drawer} table={table} entity={entity} onSaved={onSaved ?? drawer.onClose} />
      )}
    </Suspense>
  );
}

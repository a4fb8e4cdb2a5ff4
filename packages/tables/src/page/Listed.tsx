import type { TableName } from '@tatami/sdk';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { type ComponentType, useDeferredValue } from 'react';
import type { Table } from '../description/table.ts';
import { useImportable } from '../viewer/use-may.ts';

interface ListedProps<T extends TableName> {
  of: Table<T>;
  Page: ComponentType<{ of: Table<T> }>;
  Import: ComponentType<{ of: Table<T> }>;
}

/** The page of a table, or in its place the one that takes a file in, as the address says. */
export function Listed<T extends TableName>({ of: table, Page, Import }: ListedProps<T>) {
  const { params } = useSearchParams();
  const mayImport = useImportable(table).length > 0;
  const wanted = params.has('import') && mayImport;
  // Until its code is there, the list stays.
  const isThere = useDeferredValue(wanted);
  return wanted && isThere ? <Import of={table} /> : <Page of={table} />;
}

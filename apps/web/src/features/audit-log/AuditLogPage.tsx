import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FieldChanges } from '@tatami/ui/ChangeHistory';
import { createContext, use } from 'react';
import { useHistoryLabels } from '../../lib/history/use-history-labels.ts';
import { type LogLine, useLogEntries } from '../../lib/history/use-log-entries.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { TablePage } from '../../lib/table/TablePage.tsx';
import type { Table } from '../../lib/table/table.ts';

type Entries = ReturnType<typeof useLogEntries>;

const EntriesContext = createContext<Entries>([]);

/** Who changed what, over all tables: what the lines in sight refer to is asked for at once. */
export function AuditLogPage({ of: table }: { of: Table<'audit-log'> }) {
  const { params } = useSearchParams();
  const { data } = useQuery({ ...entityListQuery(table.list, params), placeholderData: keepPreviousData });
  return (
    <EntriesContext value={useLogEntries(data?.results ?? [])}>
      <TablePage of={table} />
    </EntriesContext>
  );
}

/** What a line says of each field, before and after. */
export function LoggedChanges({ of: { id } }: { of: LogLine }) {
  const entry = use(EntriesContext).find((each) => each.id === id);
  return <FieldChanges changes={entry?.changes ?? []} labels={useHistoryLabels()} most={3} />;
}

import { FieldChanges } from '@tatami/ui/ChangeHistory';
import { createContext, use } from 'react';
import { useHistoryLabels } from '../../lib/history/use-history-labels.ts';
import { type LogLine, useLogEntries } from '../../lib/history/use-log-entries.ts';
import { useEntityList } from '../../lib/list/use-entity-list.ts';
import { TablePage } from '../../lib/table/TablePage.tsx';
import type { Table } from '../../lib/table/table.ts';

type Entries = ReturnType<typeof useLogEntries>;

const EntriesContext = createContext<Entries>([]);

/** Who changed what, over all tables: what the lines in sight refer to is asked for at once. */
export function AuditLogPage({ of: table }: { of: Table<'audit-log'> }) {
  const { rows } = useEntityList(table.list);
  return (
    <EntriesContext value={useLogEntries(rows ?? [])}>
      <TablePage of={table} />
    </EntriesContext>
  );
}

/** What a line says of each field, before and after. */
export function LoggedChanges({ of: { id } }: { of: LogLine }) {
  const entry = use(EntriesContext).find((each) => each.id === id);
  return <FieldChanges changes={entry?.changes ?? []} labels={useHistoryLabels()} most={3} />;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { entityListQuery } from '@tatami/tables/entity-list';
import { tableWord } from '@tatami/tables/log-words';
import { idIn } from '@tatami/tables/new-row';
import { usePlaces } from '@tatami/tables/places-context';
import { TablePage } from '@tatami/tables/TablePage';
import type { Table } from '@tatami/tables/table';
import { useHistoryLabels } from '@tatami/tables/use-history-labels';
import { type LogLine, useLogEntries } from '@tatami/tables/use-log-entries';
import { useViewer } from '@tatami/tables/viewer';
import { Inline, Link, Text } from '@tatami/ui';
import { FieldChanges } from '@tatami/ui/ChangeHistory';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { createContext, use } from 'react';
import { toldChanges } from './told-changes.ts';

type Entries = ReturnType<typeof useLogEntries>;

const EntriesContext = createContext<Entries>([]);

/** Who changed what, over all tables: what the lines in sight refer to is asked for at once. */
export function AuditLogPage({ of: table }: { of: Table<'audit-log'> }) {
  const { params, hrefWith } = useSearchParams();
  const row = idIn(params.get('row'));
  const list = row === undefined ? table.list : { ...table.list, always: { row } };
  const { data } = useQuery({ ...entityListQuery(list, params), placeholderData: keepPreviousData });
  const i18n = useI18n();
  const { t } = i18n;
  const told = { i18n, placeOf: usePlaces(), has: useViewer().has };
  const [last] = data?.results ?? [];

  async function tell(lines: readonly LogLine[]) {
    const { tellLines } = await import('@tatami/tables/tell-lines');
    for (const [at, words] of (await tellLines(lines, told)).entries()) {
      const line = lines[at];
      if (line) toldChanges.set(line, words);
    }
  }

  return (
    <EntriesContext value={useLogEntries(data?.results ?? [])}>
      <TablePage
        of={table}
        list={list}
        beforeFile={tell}
        above={
          row && (
            <Inline space={12}>
              <Text>
                {t('audit-log.ofRow', { name: last?.name ?? (last ? tableWord(t, last.table) : '…') })}
              </Text>
              <Link href={hrefWith({ row: null, page: null })}>{t('audit-log.ofAll')}</Link>
            </Inline>
          )
        }
      />
    </EntriesContext>
  );
}

/** What a line says of each field, before and after. */
export function LoggedChanges({ of: { id } }: { of: LogLine }) {
  const entry = use(EntriesContext).find((each) => each.id === id);
  return <FieldChanges changes={entry?.changes ?? []} labels={useHistoryLabels()} most={3} />;
}

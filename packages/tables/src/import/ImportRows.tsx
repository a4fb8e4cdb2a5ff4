import type { TableName } from '@tatami/sdk';
import { PageHeader, SegmentedControl, Skeleton, Stack } from '@tatami/ui';
import { focusHeading } from '@tatami/web-runtime/focus-heading';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { useImportable } from '../viewer/use-may.ts';
import type { FileOfRows as FileOfRowsOf } from './FileOfRows.tsx';
import { useTableNamed } from './use-table-named.ts';

// Other pages take files in too: what that needs is one file for all of them.
const FileOfRows = lazy(async () => ({
  default: (await import('./FileOfRows.tsx')).FileOfRows,
})) as unknown as typeof FileOfRowsOf;

/** The page that takes rows out of a file: those of a table, or of one that is met beside it only. */
export function ImportRows<T extends TableName>({ of: host }: { of: Table<T> }) {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const offered = useImportable(host);
  const wanted = params.get('import');
  const chosen = offered.find((name) => name === wanted) ?? (offered[0] as TableName);
  const table = useTableNamed(chosen);
  const titleOf = (name: TableName) => tableTexts(t, name).own('list.title');
  const isThere = table !== undefined;
  useEffect(() => {
    if (isThere) focusHeading();
  }, [isThere]);
  return (
    table && (
      <FilePage
        of={table}
        back={{ href: host.place.list?.path ?? '/', label: titleOf(host.place.table) }}
        subject={
          offered.length > 1 && (
            <SegmentedControl
              label={t('import.subject')}
              value={chosen}
              onValueChange={(name) => setParams({ import: name }, { replace: true })}
              options={offered.map((name) => ({ value: name, label: titleOf(name) }))}
            />
          )
        }
      />
    )
  );
}

interface FilePageProps<T extends TableName> {
  of: Table<T>;
  back: { href: string; label: string };
  subject: ReactNode;
}

function FilePage<T extends TableName>({ of: table, back, subject }: FilePageProps<T>) {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const title = t('import.title', { list: tableTexts(t, table.contract.name).own('list.title') });
  useTitle(title);
  return (
    <Stack space={24}>
      <PageHeader title={title} description={t('import.about')} back={back} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <FileOfRows of={table} subject={subject} onCancel={() => navigate(back.href)} />
      </Suspense>
    </Stack>
  );
}

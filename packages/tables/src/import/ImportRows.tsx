import type { Draft, TableName } from '@tatami/sdk';
import { PageHeader, Stack } from '@tatami/ui';
import { CsvImport, useCsvImport } from '@tatami/ui/CsvImport';
import { focusHeading } from '@tatami/web-runtime/focus-heading';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { Suspense, useEffect } from 'react';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { useImportLabels } from './use-import-labels.ts';
import { useImportSource } from './use-import-source.ts';

const largestFile = 5_000_000;

/** The page that takes rows of a table out of a file. */
export function ImportRows<T extends TableName>({ of: table }: { of: Table<T> }) {
  const { t } = useI18n();
  const { navigate } = useNavigation();
  const { place, FilePreview } = table;
  const list = tableTexts(t, place.table).own('list.title');
  const labels = useImportLabels(list);
  const { drafts, ...run } = useCsvImport(useImportSource(table), labels);
  const title = t('import.title', { list });
  const back = place.list?.path ?? '/';
  useTitle(title);
  useEffect(focusHeading, []);
  useUnsavedChanges(() => ['check', 'preview', 'saving'].includes(run.state.step));
  return (
    <Stack space={24}>
      <PageHeader title={title} description={t('import.about')} back={{ href: back, label: list }} />
      <CsvImport
        {...run}
        labels={labels}
        maxSize={largestFile}
        remarks={
          FilePreview && (
            <Suspense>
              <FilePreview rows={drafts as unknown as readonly Draft<T>[]} />
            </Suspense>
          )
        }
        onCancel={() => navigate(back)}
      />
    </Stack>
  );
}

import type { Draft, TableName } from '@tatami/sdk';
import { CsvImport, useCsvImport } from '@tatami/ui/CsvImport';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { type ReactNode, Suspense } from 'react';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { useImportLabels } from './use-import-labels.ts';
import { useImportSource } from './use-import-source.ts';

const largestFile = 5_000_000;

interface FileOfRowsProps<T extends TableName> {
  of: Table<T>;
  /** What says which rows the file has, where it may be one of several. */
  subject?: ReactNode;
  onCancel: () => void;
}

/** Takes rows out of a file, step by step, wherever that is done. */
export function FileOfRows<T extends TableName>({ of: table, subject, onCancel }: FileOfRowsProps<T>) {
  const { t } = useI18n();
  const { contract, FilePreview } = table;
  const labels = useImportLabels(tableTexts(t, contract.name).own('list.title'));
  const { drafts, ...run } = useCsvImport(useImportSource(table), labels);
  useUnsavedChanges(() => ['check', 'preview', 'saving'].includes(run.state.step));
  return (
    <CsvImport
      {...run}
      labels={labels}
      subject={subject}
      maxSize={largestFile}
      remarks={
        FilePreview && (
          <Suspense>
            <FilePreview rows={drafts as unknown as readonly Draft<T>[]} />
          </Suspense>
        )
      }
      onCancel={onCancel}
    />
  );
}

'use client';

import { type ReactNode, useState } from 'react';
import { DownloadIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { TableColumn } from '../DataTable/column.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './CsvImport.css.ts';
import type { FileStepState, ImportColumn } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';

interface FileStepProps {
  state: FileStepState;
  columns: readonly ImportColumn[];
  labels: CsvImportLabels;
  subject: ReactNode;
  maxSize: number | undefined;
  onFile: (file: File) => void;
  onTemplate: () => void;
  onCurrent: (() => Promise<void>) | undefined;
}

/** A place for the file, and what it may look like. */
export function FileStep({
  state,
  columns,
  labels,
  subject,
  maxSize,
  onFile,
  onTemplate,
  onCurrent,
}: FileStepProps): ReactNode {
  const [isReadingCurrent, setReadingCurrent] = useState(false);
  return (
    <Stack space={24}>
      {subject && <div data-paper="none">{subject}</div>}
      <div data-paper="none">
        <FileUpload
          label={labels.file}
          hint={labels.fileHint}
          labels={labels.upload}
          accept=".csv,text/csv"
          maxSize={maxSize}
          value={[]}
          onValueChange={([file]) => file && onFile(file)}
          error={state.error}
          disabled={state.reading}
        />
      </div>
      {state.reading && (
        <p className={styles.note} role="status">
          <Spinner />
          {labels.reading}
        </p>
      )}
      <Card
        padding="none"
        bleed
        title={labels.format}
        actions={
          <Inline space={8}>
            {onCurrent && (
              <Button
                size="small"
                variant="quiet"
                icon={DownloadIcon}
                loading={isReadingCurrent}
                onClick={() => {
                  setReadingCurrent(true);
                  void onCurrent().finally(() => setReadingCurrent(false));
                }}
              >
                {labels.current}
              </Button>
            )}
            <Button size="small" icon={DownloadIcon} onClick={onTemplate}>
              {labels.template}
            </Button>
          </Inline>
        }
      >
        <DataTable
          caption={labels.format}
          columns={explained(labels)}
          rows={columns}
          rowKey={({ id }) => id}
          empty={null}
        />
      </Card>
    </Stack>
  );
}

const explained = ({ columnHeads, ...labels }: CsvImportLabels): TableColumn<ImportColumn>[] => [
  {
    id: 'name',
    header: columnHeads.name,
    cell: ({ header, required }) => (
      <span className={styles.explained}>
        {header}
        <span className={styles.need} data-required={required || undefined}>
          {required ? labels.requiredColumn : labels.optionalColumn}
        </span>
      </span>
    ),
  },
  { id: 'kind', header: columnHeads.kind, cell: ({ kind }) => kind },
  {
    id: 'example',
    header: columnHeads.example,
    cell: ({ example }) =>
      example && <span className={example.includes(' ') ? undefined : styles.word}>{example}</span>,
    cardName: true,
  },
  {
    id: 'choices',
    header: columnHeads.choices,
    cell: ({ choices }) => choices?.join(', '),
    cardName: true,
  },
];

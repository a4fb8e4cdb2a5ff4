'use client';

import { type ReactNode, useId } from 'react';
import { ArrowLeftIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CsvImport.css.ts';
import { type ColumnsStepState, type ImportColumn, missingColumns } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';

interface ColumnsStepProps {
  state: ColumnsStepState;
  columns: readonly ImportColumn[];
  labels: CsvImportLabels;
  onMappingChange: (columnId: string, fileColumn: string | undefined) => void;
  onMapped: () => void;
}

/** Which column of the file is which of ours: most are known by their names. */
export function ColumnsStep({
  state,
  columns,
  labels,
  onMappingChange,
  onMapped,
}: ColumnsStepProps): ReactNode {
  const noteId = useId();
  const { fileColumns, mapping } = state;
  const taken = new Set(Object.values(mapping));
  const ignored = fileColumns.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
  const matched = columns.filter(({ id }) => mapping[id] !== undefined).length;
  const isMissing = missingColumns(columns, mapping).length > 0;

  return (
    <Stack space={16}>
      <Card padding="none" bleed title={labels.matched(matched, columns.length)}>
        <ul>
          {columns.map(({ id, header, kind, required }) => {
            const chosen = fileColumns.find(({ name }) => name === mapping[id]);
            return (
              <li key={id} className={styles.match}>
                <div className={styles.explained}>
                  {header}
                  <span className={styles.need} data-required={required || undefined}>
                    {required ? labels.requiredColumn : kind}
                  </span>
                </div>
                <span className={styles.matchArrow}>
                  <ArrowLeftIcon />
                </span>
                <Select
                  label={labels.columnInFile(header)}
                  labelHidden
                  value={chosen?.name ?? ''}
                  emptyLabel={labels.notInFile}
                  options={fileColumns.map(({ name }) => ({ value: name, label: name }))}
                  error={required && !chosen ? labels.missingColumn : undefined}
                  onValueChange={(name) => onMappingChange(id, name || undefined)}
                />
                <span className={styles.sample}>{chosen?.sample && labels.sample(chosen.sample)}</span>
              </li>
            );
          })}
        </ul>
      </Card>
      <div id={noteId}>
        {ignored.length > 0 && (
          <Text tone="muted" size="small">
            {labels.ignored(ignored.join(', '))}
          </Text>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="primary" disabled={isMissing} aria-describedby={noteId} onClick={onMapped}>
          {labels.toPreview}
        </Button>
      </div>
    </Stack>
  );
}

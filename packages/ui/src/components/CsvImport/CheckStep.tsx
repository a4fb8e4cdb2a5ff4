'use client';

import type { ReactNode } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { CheckStepState } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';

interface CheckStepProps {
  state: CheckStepState;
  labels: CsvImportLabels;
  onCancel: (() => void) | undefined;
}

/** The rows of a file while it is found out what would become of them. */
export function CheckStep({ state: { rowCount }, labels, onCancel }: CheckStepProps): ReactNode {
  const uiLabels = useLabels();
  return (
    <Stack space={16}>
      <Progress label={labels.checkingRows(rowCount)} valueText={labels.atOnce} />
      {onCancel && (
        <Inline space={8} justify="end">
          <Button onClick={onCancel}>{uiLabels.cancel}</Button>
        </Inline>
      )}
    </Stack>
  );
}

'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import * as styles from './CsvImport.css.ts';
import { FileStep } from './FileStep.tsx';
import { type ImportColumn, type ImportState, missingColumns } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { PreviewStep } from './PreviewStep.tsx';

export type { CellKind, ImportField, Pair, WordedValue } from './cell-kind.ts';
export type { ImportResult, ImportSource, ImportSurroundings, StoredRow, Values } from './import-source.ts';
export type {
  CheckStepState,
  ColumnsStepState,
  DoneStepState,
  FileColumn,
  FileStepState,
  ImportColumn,
  ImportFault,
  ImportOutcome,
  ImportRow,
  ImportState,
  PreviewStepState,
  SavingStepState,
} from './import-state.ts';
export type { CsvImportLabels } from './labels.ts';
export { indexNames, type NameIndex } from './name-index.ts';
export { useCsvImport } from './use-csv-import.ts';
export { writeCell } from './write-cell.ts';

export interface CsvImportProps {
  /** What a file may have, in the order of the preview; the first names the row. */
  columns: readonly ImportColumn[];
  /** How far it is; `useCsvImport` keeps it. */
  state: ImportState;
  /** The words, in the current language. */
  labels: CsvImportLabels;
  /** What says what the rows of the file are, where it may be one of several: above the place for the file. */
  subject?: ReactNode | undefined;
  /** The most bytes of a file. */
  maxSize?: number | undefined;
  /** A file was chosen or dropped. */
  onFile: (file: File) => void;
  /** A template of the file is asked for. */
  onTemplate: () => void;
  /** Writes a file of all rows as they are now: what is changed in it can be taken in again. */
  onCurrent?: (() => Promise<void>) | undefined;
  /** Receives which column of the file is which of ours, when that changes. */
  onMappingChange: (columnId: string, fileColumn: string | undefined) => void;
  /** The columns are as they should be: on to the preview. */
  onMapped: () => void;
  /** A cell was corrected. The caller gives it back in its row at once, and what is wrong with it when it knows. */
  onCellChange: (rowId: string, columnId: string, value: string) => void;
  /** What is worth knowing before the rows are saved, above them; nothing is kept from being saved by it. */
  remarks?: ReactNode | undefined;
  /** Writes a file of the wrong rows, for whoever made them. */
  onDownloadWrong?: (() => void) | undefined;
  /** Saves all rows, or none. */
  onSave: () => void;
  /** Takes all of it back. */
  onUndo: () => void;
  /** Leads back to a step that was done; to `file` when another file is wanted. */
  onBack: (step: 'file' | 'columns') => void;
  /** Leaves the import. */
  onCancel?: (() => void) | undefined;
}

/**
 * Rows out of a file: choose it, say which column is which, correct what is wrong, and save all of it or nothing. One
 * press takes it back.
 */
export function CsvImport({
  columns,
  state,
  labels,
  subject,
  maxSize,
  onFile,
  onTemplate,
  onCurrent,
  onMappingChange,
  onMapped,
  onCellChange,
  remarks,
  onDownloadWrong,
  onSave,
  onUndo,
  onBack,
  onCancel,
}: CsvImportProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  const step = shownStep[state.step];
  const lastStep = useRef(step);
  // What was pressed goes with its step: the keys go on with the next one. The preview stays while it is saved.
  useEffect(() => {
    if (lastStep.current !== step && step !== 'save') ref.current?.focus({ preventScroll: true });
    lastStep.current = step;
  }, [step]);

  const matched =
    state.step === 'columns' ? columns.filter(({ id }) => state.mapping[id] !== undefined).length : 0;
  const rowCount = state.step === 'file' ? 0 : 'rowCount' in state ? state.rowCount : state.rows.length;
  return (
    <Stack space={20}>
      <div data-paper="none">
        <Stepper
          label={labels.steps}
          labels={labels.stepStates}
          value={step}
          readOnly={step === 'save'}
          onValueChange={(back) => (back === 'file' || back === 'columns') && onBack(back)}
          steps={[
            {
              value: 'file',
              label: labels.step.file,
              description: state.step === 'file' ? undefined : `${state.fileName}, ${labels.rows(rowCount)}`,
            },
            {
              value: 'columns',
              label: labels.step.columns,
              description: state.step === 'columns' ? labels.matched(matched, columns.length) : undefined,
              invalid: state.step === 'columns' && missingColumns(columns, state.mapping).length > 0,
            },
            { value: 'preview', label: labels.step.preview },
            { value: 'save', label: labels.step.save },
          ]}
        />
      </div>
      <section ref={ref} tabIndex={-1} aria-label={labels.step[step]} className={styles.stage}>
        {state.step === 'file' ? (
          <FileStep {...{ state, columns, labels, subject, maxSize, onFile, onTemplate, onCurrent }} />
        ) : state.step === 'columns' ? (
          <ColumnsStep {...{ state, columns, labels, onMappingChange, onMapped }} />
        ) : state.step === 'check' ? (
          <CheckStep {...{ state, labels, onCancel }} />
        ) : (
          <PreviewStep
            {...{ state, columns, labels, remarks, onCellChange, onDownloadWrong, onSave, onCancel, onUndo }}
            onAnother={() => onBack('file')}
          />
        )}
      </section>
    </Stack>
  );
}

/** A step as it is called over the page; the first look at the rows is part of showing them. */
const shownStep = {
  file: 'file',
  columns: 'columns',
  check: 'preview',
  preview: 'preview',
  saving: 'save',
  done: 'save',
} as const satisfies Record<ImportState['step'], string>;

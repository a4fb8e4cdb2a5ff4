'use client';

import { type ReactNode, useId, useMemo } from 'react';
import { SuccessIcon, UndoIcon, WarningIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import * as styles from './CsvImport.css.ts';
import { ImportTable } from './ImportTable.tsx';
import {
  countOutcomes,
  type DoneStepState,
  type ImportColumn,
  importOutcomes,
  type PreviewStepState,
  type SavingStepState,
} from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';
import { OutcomeBar } from './OutcomeBar.tsx';

interface PreviewStepProps {
  state: PreviewStepState | SavingStepState | DoneStepState;
  columns: readonly ImportColumn[];
  labels: CsvImportLabels;
  onCellChange: (rowId: string, columnId: string, value: string) => void;
  remarks: ReactNode;
  onDownloadWrong: (() => void) | undefined;
  onSave: () => void;
  onCancel: (() => void) | undefined;
  onUndo: () => void;
  onAnother: () => void;
}

/** What would become of every row; then the same, becoming true. */
export function PreviewStep({
  state,
  columns,
  labels,
  onCellChange,
  remarks,
  onDownloadWrong,
  onSave,
  onCancel,
  onUndo,
  onAnother,
}: PreviewStepProps): ReactNode {
  const noteId = useId();
  const uiLabels = useLabels();
  const { rows } = state;
  const counts = useMemo(() => countOutcomes(rows), [rows]);
  const toSave = counts.new + counts.changed;
  const isChecking = state.step === 'preview' && state.checking;
  const isReady = counts.wrong === 0 && toSave > 0 && !isChecking;
  const isBusy = isChecking || state.step === 'saving';
  const said = isChecking
    ? labels.checking
    : { preview: labels.checked(rows.length), saving: labels.saving(toSave), done: labels.savedRows(toSave) }[
        state.step
      ];
  const [title, isGood] = titleOf(state, labels, counts.wrong, toSave);

  return (
    <Stack space={16}>
      <div className={styles.summary}>
        <ul className={styles.figures}>
          {importOutcomes.map((outcome) => (
            <li key={outcome}>
              <Stat
                size="large"
                value={counts[outcome]}
                label={labels.outcomes[outcome]}
                mark={<span className={styles.swatch} data-outcome={outcome} />}
                tone={outcome === 'wrong' && counts.wrong > 0 ? 'danger' : 'default'}
              />
            </li>
          ))}
        </ul>
        <div className={styles.proportion}>
          <div className={styles.aboutBar}>
            <span className={styles.note} role="status" data-good={!isBusy || undefined}>
              {isBusy ? <Spinner /> : <SuccessIcon />}
              {said}
            </span>
            <span className={styles.muted}>
              {state.step === 'preview' && labels.nothingSaved}
              {state.step === 'saving' && labels.atOnce}
            </span>
          </div>
          <OutcomeBar
            label={labels.proportion}
            counts={counts}
            text={
              state.step === 'preview'
                ? importOutcomes.map((outcome) => `${labels.outcomes[outcome]} ${counts[outcome]}`).join(', ')
                : said
            }
            state={state.step}
          />
        </div>
      </div>
      {state.step === 'preview' && state.error && <Banner tone="danger">{state.error}</Banner>}
      {state.step === 'preview' && remarks}
      <Card padding="none" bleed>
        <ImportTable
          {...{ columns, rows, counts, labels, onCellChange, onDownloadWrong }}
          readOnly={state.step !== 'preview'}
        />
      </Card>
      <div className={styles.foot}>
        <span className={styles.footIcon} data-good={isGood || undefined}>
          {isGood ? <SuccessIcon size="medium" /> : <WarningIcon size="medium" />}
        </span>
        <div className={styles.footText} id={noteId} role="status">
          <strong className={styles.footTitle}>{title}</strong>
          {state.step !== 'done' && toSave > 0 && <span className={styles.muted}>{labels.undoHint}</span>}
        </div>
        {state.step === 'done' ? (
          <>
            <Button onClick={onAnother}>{labels.another}</Button>
            {state.undo && state.undo !== 'done' && (
              // Not the one that has saved it, which would still have the focus.
              <Button key="undo" icon={UndoIcon} loading={state.undo === 'running'} onClick={onUndo}>
                {labels.undo}
              </Button>
            )}
          </>
        ) : (
          <>
            {onCancel && (
              <Button disabled={state.step === 'saving'} onClick={onCancel}>
                {uiLabels.cancel}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={!isReady}
              loading={state.step === 'saving'}
              aria-describedby={noteId}
              onClick={onSave}
            >
              {labels.save(toSave)}
            </Button>
          </>
        )}
      </div>
    </Stack>
  );
}

/** What the foot says, and whether it is good news. */
function titleOf(
  state: PreviewStepProps['state'],
  labels: CsvImportLabels,
  wrong: number,
  toSave: number,
): [string, boolean] {
  if (state.step === 'done') return [state.undo === 'done' ? labels.undone : labels.saved, true];
  if (state.step === 'saving') return [labels.saving(toSave), true];
  if (wrong > 0) return [labels.allOrNothing(wrong), false];
  return toSave > 0 ? [labels.allRight, true] : [labels.nothingToSave, true];
}

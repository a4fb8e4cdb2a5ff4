'use client';

import { type ReactNode, useId, useState } from 'react';
import { ArrowRightIcon, ErrorIcon } from '../../icons/icons.tsx';
import { classes } from '../private/classes.ts';
import { input } from '../private/input.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ImportTable.css.ts';
import type { ImportFault } from './import-state.ts';
import type { CsvImportLabels } from './labels.ts';

interface WrittenCellProps {
  value: string;
  before: string | undefined;
  labels: CsvImportLabels;
}

/** What the file says, after what is kept now where that is something else. */
export function WrittenCell({ value, before, labels }: WrittenCellProps): ReactNode {
  if (before === undefined) return value && <span className={styles.written}>{value}</span>;
  return (
    <span className={styles.change}>
      {before && (
        <>
          <VisuallyHidden>{labels.was} </VisuallyHidden>
          <del className={styles.was}>{before}</del>
          <ArrowRightIcon />
        </>
      )}
      <VisuallyHidden> {labels.becomes} </VisuallyHidden>
      <ins className={styles.becomes}>{value || '–'}</ins>
    </span>
  );
}

interface CorrectedCellProps {
  name: string;
  value: string;
  fault: ImportFault | undefined;
  /** The id of the list of what may be written. */
  choicesId: string | undefined;
  onFocus: () => void;
  onChange: (value: string) => void;
  /** Goes on to the next cell, when Enter is pressed. */
  onNext: () => void;
}

/** A cell that is or was wrong: it can be written anew, with what to do about it underneath. */
export function CorrectedCell({
  name,
  value,
  fault,
  choicesId,
  onFocus,
  onChange,
  onNext,
}: CorrectedCellProps): ReactNode {
  const faultId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    if (draft !== null && draft !== value) onChange(draft);
    setDraft(null);
  };
  return (
    <>
      <input
        className={classes(input, styles.cellInput)}
        type="text"
        aria-label={name}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        list={choicesId}
        autoComplete="off"
        value={draft ?? value}
        onFocus={onFocus}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          keep();
          onNext();
        }}
      />
      {fault && (
        <span className={styles.fault} id={faultId}>
          <ErrorIcon size="small" />
          {fault.suggestion === undefined ? (
            fault.text
          ) : (
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => {
                setDraft(null);
                onChange(fault.suggestion ?? '');
              }}
            >
              {fault.text}
            </button>
          )}
        </span>
      )}
    </>
  );
}

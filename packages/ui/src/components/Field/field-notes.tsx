'use client';

import type { ReactNode } from 'react';
import { ErrorIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import * as styles from './Field.css.ts';

/** The sign of what has to be filled in. */
export function RequiredMark({ required }: { required: boolean | undefined }): ReactNode {
  const labels = useLabels();
  if (!required) return null;
  return (
    <span className={styles.asterisk} title={labels.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The hint and error under the control, and the ids by which the control names them. */
export function useFieldNotes(
  controlId: string,
  hint: ReactNode,
  error: string | undefined,
): { describedBy: string | undefined; notes: ReactNode } {
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const notes = (
    <>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.error} id={errorId}>
          <span className={styles.errorIcon}>
            <ErrorIcon />
          </span>
          {error}
        </div>
      )}
    </>
  );
  return { describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined, notes };
}

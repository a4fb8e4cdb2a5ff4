'use client';

import { type ReactNode, useState } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChangeHistory.css.ts';
import type { ChangeHistoryLabels, FieldChange } from './change-entry.ts';
import { diffWords, shortened } from './word-diff.ts';

export interface FieldChangesProps {
  /** The changes, in the order they are shown. */
  changes: readonly FieldChange[];
  /** The words, in the current language. */
  labels: Pick<ChangeHistoryLabels, 'before' | 'after' | 'moreFields'>;
  /** The most fields that are shown at first, 5 unless it is said; the others come when wanted. */
  most?: number | undefined;
}

/** Texts longer than this are compared word by word. */
const longText = 60;

/** What stood there and what stands there now, field by field. */
export function FieldChanges({ changes, labels, most = 5 }: FieldChangesProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const isWhole = isAsked || changes.length <= most;
  const shown = isWhole ? changes : changes.slice(0, most - 1);
  return (
    <>
      <dl className={styles.fields}>
        {shown.map((change) => (
          <div key={change.id} className={styles.field}>
            <dt className={styles.fieldName}>{change.label}</dt>
            <dd className={styles.values}>
              <Values {...change} labels={labels} />
            </dd>
          </div>
        ))}
      </dl>
      {!isWhole && (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onClick={() => setAsked(true)}>
            {labels.moreFields(changes.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function Values({
  before,
  after,
  labels,
}: Pick<FieldChange, 'before' | 'after'> & Pick<FieldChangesProps, 'labels'>) {
  if (before && after && Math.max(before.length, after.length) > longText) {
    return (
      <p className={styles.text}>
        {shortened(diffWords(before, after)).map(({ kind, text }, at) =>
          kind === 'same' ? (
            text
          ) : kind === 'deleted' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is only its place
            <del key={at} className={styles.deletedWords}>
              <VisuallyHidden> {labels.before} </VisuallyHidden>
              {text}
            </del>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is only its place
            <ins key={at} className={styles.addedWords}>
              <VisuallyHidden> {labels.after} </VisuallyHidden>
              {text}
            </ins>
          ),
        )}
      </p>
    );
  }
  return (
    <>
      {before && (
        <span className={styles.deleted}>
          <MinusIcon size="small" />
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          <del>{before}</del>
        </span>
      )}
      {after && (
        <span className={styles.added}>
          <PlusIcon size="small" />
          <VisuallyHidden>{labels.after} </VisuallyHidden>
          <ins>{after}</ins>
        </span>
      )}
    </>
  );
}

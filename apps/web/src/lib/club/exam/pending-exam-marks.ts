import type { Entity } from '@tatami/sdk';
import { useSyncExternalStore } from 'react';
import { createPending } from '../../marks/pending.ts';

/** What an examiner says of a technique of a candidate; `null` takes the mark away. */
export interface SaidOfTechnique {
  mark: Entity<'exam-mark'>['mark'] | null;
  /** What is said beside it; one that is left out stays as it is. */
  note?: string | null;
}

/** The marks of examiners that are not stored, by exam, and there by candidate and technique. */
export const pendingExamMarks = createPending<SaidOfTechnique>();

/** What a mark is kept under. */
export const examMarkKey = (candidate: string, technik: string) => `${candidate}/${technik}`;

/** Those of one exam. */
export const usePendingExamMarks = (exam: string) =>
  useSyncExternalStore(pendingExamMarks.subscribe, () => pendingExamMarks.at(exam));

import { refreshTables } from '@tatami/tables/refresh-tables';
import { useSyncExternalStore } from 'react';
import { createPending } from '../../marks/pending.ts';
import type { Mark, Marks, Said } from './said.ts';

export type { Mark, Marks, Said };

/** The marks that are not stored. */
export const pendingMarks = createPending<Said>();

/** What is shown of a mark: what was said last, until that is stored; what was refused is told elsewhere, and what is stored stands. */
export const shownMark = (
  pending: Mark | undefined,
  stored: (Said & { invalidatedAt: string | null }) | undefined,
): Partial<Mark> =>
  (pending?.state === 'error' ? undefined : pending) ?? (stored?.invalidatedAt ? {} : (stored ?? {}));

/** Those at all trainings. */
export const useAllPendingMarks = () => useSyncExternalStore(pendingMarks.subscribe, pendingMarks.get);

/** Those at one training. */
export const usePendingMarks = (training: string) =>
  useSyncExternalStore(pendingMarks.subscribe, () => pendingMarks.at(training));

/** Reads anew what tells of marks. */
export const refreshMarked = () => refreshTables('presence', 'training');

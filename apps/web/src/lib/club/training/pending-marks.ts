import { refreshTables } from '@tatami/tables/refresh-tables';
import { useSyncExternalStore } from 'react';
import type { Mark, Marks, Said } from './said.ts';

export type { Mark, Marks, Said };

const none: ReadonlyMap<string, Mark> = new Map();
let marks: Marks = new Map();
const listeners = new Set<() => void>();

/** The marks that are not stored, as the pages show them. What sends them comes at rest, and tells of them here. */
export const pendingMarks = {
  get: () => marks,
  set(next: Marks): void {
    marks = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

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
  useSyncExternalStore(pendingMarks.subscribe, () => marks.get(training) ?? none);

/** Reads anew what tells of marks. */
export const refreshMarked = () => refreshTables('presence', 'training');

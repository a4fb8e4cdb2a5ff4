import type { Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useSyncExternalStore } from 'react';

/** What is said of somebody at a training. */
export interface Said {
  /** The mark that was said; `null` takes it away. */
  status: Entity<'presence'>['status'] | null;
  /** Why they won’t be there; one that is left out stays as it is. */
  note?: string | null;
}

/** What stands beside a name: what was said last, and how far it has got. */
export interface Mark extends Said {
  /** How far it has got: on its way; waiting for the server; or refused. */
  state: 'saving' | 'waiting' | 'error';
  error?: string;
}

/** The marks by training, and there by student. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, Mark>>;

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

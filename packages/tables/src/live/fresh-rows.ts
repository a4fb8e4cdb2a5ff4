import type { TableName } from '@tatami/sdk';
import { useSyncExternalStore } from 'react';

/** How long a row is marked that somebody else has changed, in milliseconds. */
const markedMs = 4_000;

const marked = new Map<TableName, ReadonlySet<string>>();
const listeners = new Set<() => void>();
const none: ReadonlySet<string> = new Set();

function set(table: TableName, ids: ReadonlySet<string>): void {
  marked.set(table, ids);
  for (const listener of listeners) listener();
}

/** Marks rows for a moment: somebody else has changed them, and they are shown as they are now. */
export function markFresh(table: TableName, ids: readonly string[]): void {
  set(table, new Set([...(marked.get(table) ?? []), ...ids]));
  setTimeout(() => {
    const left = new Set(marked.get(table));
    for (const id of ids) left.delete(id);
    set(table, left);
  }, markedMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows of a table that somebody else has changed a moment ago. */
export function useFreshRows(table: TableName): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => marked.get(table) ?? none);
}

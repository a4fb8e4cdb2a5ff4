import type { TableName } from '@tatami/sdk';
import { useSyncExternalStore } from 'react';

/** How long a row is marked that somebody else has changed, in milliseconds. */
const markedMs = 4_000;

/** The most rows of which it is kept who has changed them. */
const mostKnown = 200;

/** A row, and the id of the user who has changed it, where that is told. */
export interface FreshRow {
  id: string;
  by: string | null;
}

const marked = new Map<TableName, ReadonlySet<string>>();
const changers = new Map<string, string | null>();
const listeners = new Set<() => void>();
const none: ReadonlySet<string> = new Set();

function set(table: TableName, ids: ReadonlySet<string>): void {
  marked.set(table, ids);
  for (const listener of listeners) listener();
}

/** Marks rows for a moment: somebody else has changed them, and they are shown as they are now. */
export function markFresh(table: TableName, rows: readonly FreshRow[]): void {
  for (const { id, by } of rows) changers.set(id, by);
  for (const id of [...changers.keys()].slice(0, -mostKnown)) changers.delete(id);
  set(table, new Set([...(marked.get(table) ?? []), ...rows.map(({ id }) => id)]));
  setTimeout(() => {
    const left = new Set(marked.get(table));
    for (const { id } of rows) left.delete(id);
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

/** The id of the user who has changed a row last, while this page was open; null where that is not told. */
export function useChanger(id: string | undefined): string | null {
  return useSyncExternalStore(subscribe, () => changers.get(id ?? '') ?? null);
}

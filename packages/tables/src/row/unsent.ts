import { notifyManager } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { ReturnedForm } from '@tatami/ui/RecordForm';
import { useEffect, useState } from 'react';
import { useViewer } from '../viewer/viewer.ts';
import { versionOf } from './version-of.ts';

/** A change that is shown but not stored: on its way, or come back from there. */
export interface Unsent {
  returned?: ReturnedForm<object, object>;
}

const unsent = new Map<string, Unsent>();
/** What was stored last of the rows that were saved from here. */
const stored = new Map<string, object>();
const listeners = new Set<() => void>();

/** The browser asks before it closes over what is not stored. */
const warn = (event: Event) => event.preventDefault();

/** Keeps a change until it is stored, or back in its form: `undefined` from then on. */
export function keepUnsent(key: string, change: Unsent | undefined): void {
  if (change) unsent.set(key, change);
  else unsent.delete(key);
  if (unsent.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  // In turn with what the lists are told: whoever hears of it has the row already.
  for (const listener of listeners) notifyManager.schedule(listener);
}

/** Keeps what the server has stored of a change; none is on its way any more. */
export function keepStored(key: string, row: object): void {
  stored.set(key, row);
  keepUnsent(key, undefined);
}

/**
 * A row as it was stored last, and the change of it that whoever is signed in has made and that is not stored, with the
 * key it is kept by. A list shows what it had of a row until the next one is there, whatever was saved meanwhile: that
 * is no ground to build on.
 */
export function useUnsent<Row extends object>(table: TableName, row: Row | undefined) {
  const { whoami } = useViewer();
  const key = `${whoami.id}/${table}/${row && 'id' in row ? row.id : undefined}`;
  const [, hear] = useState({});
  useEffect(() => {
    const listener = () => hear({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const own = stored.get(key);
  const isOlder = row && own && versionOf(row) < versionOf(own);
  return { key, row: isOlder ? (own as Row) : row, unsent: unsent.get(key) };
}

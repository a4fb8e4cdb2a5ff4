import { notifyManager } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { ReturnedForm } from '@tatami/ui/RecordForm';
import { useEffect, useState } from 'react';
import { useViewer } from '../viewer/viewer.ts';

/** A change that is shown but not stored: on its way, or come back from there. */
export interface Unsent {
  returned?: ReturnedForm<object, object>;
}

const unsent = new Map<string, Unsent>();
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

/** The change of a row that whoever is signed in has made and that is not stored, and the key it is kept by. */
export function useUnsent(table: TableName, id: string | undefined) {
  const { whoami } = useViewer();
  const key = `${whoami.id}/${table}/${id}`;
  const [, hear] = useState({});
  useEffect(() => {
    const listener = () => hear({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return { key, unsent: unsent.get(key) };
}

import { useViewer } from '@tatami/tables/viewer';
import { useEffect, useSyncExternalStore } from 'react';
import { readSending, resumeSending, type Sending, subscribeToSending } from './uploads.ts';

/** What is on its way to a row, by its path on the API; what was on its way when the page was left goes on. */
export function useSending(to: string | undefined): readonly Sending[] {
  const account = useViewer().whoami.id;
  const all = useSyncExternalStore(subscribeToSending, readSending);
  useEffect(() => void resumeSending(account), [account]);
  return all.filter((each) => each.to === to);
}

import { notifyManager, type Query } from '@tanstack/react-query';
import { QuietNote } from '@tatami/ui';
import { OfflineIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMomentName } from '@tatami/web-runtime/use-moment-name';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { isUnreached } from '../../lib/api/when-ready.ts';
import { pendingExamMarks } from '../../lib/club/exam/pending-exam-marks.ts';
import { pendingMarks } from '../../lib/club/training/pending-marks.ts';
import { isOnlyHere } from '../../lib/marks/unsent-marks.ts';

/** What is gone by then was never missed: a row that was removed, while its page still stood. */
const patienceMs = 500;

const cache = queryClient.getQueryCache();

/** Says since when what is on the screen is as it is, where it could not be read anew, and that there is no network. */
export function StaleNote() {
  const { t } = useI18n();
  const momentName = useMomentName();
  const since = useSyncExternalStore(subscribe, staleSince);
  const isOffline = useSyncExternalStore(subscribe, isWithoutNetwork);
  const waiting = useSyncExternalStore(subscribeWaiting, waitingCount);
  const [said, setSaid] = useState({ since: 0, isOffline: false });
  useEffect(() => {
    const isNothing = since === 0 && !isOffline;
    const timer = setTimeout(() => setSaid({ since, isOffline }), isNothing ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [since, isOffline]);

  const time = said.since > 0 ? momentName(said.since) : '';
  const offline = said.isOffline && (time ? t('outage.offline.since', { time }) : t('outage.offline'));
  const unsent = waiting > 0 && [
    t('outage.waiting', { count: waiting }),
    isOnlyHere() && t('outage.onlyHere'),
  ];
  if (!offline && !unsent) return <QuietNote>{time && t('outage.stale', { time })}</QuietNote>;
  return (
    <QuietNote tone="warning" icon={OfflineIcon}>
      {[offline, unsent].flat().filter(Boolean).join(' · ')}
    </QuietNote>
  );
}

// In turn with what the pages are told, which may be while one is drawn.
function subscribe(listener: () => void): () => void {
  const undo = cache.subscribe(notifyManager.batchCalls(listener));
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    undo();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function subscribeWaiting(listener: () => void): () => void {
  const undos = [pendingMarks, pendingExamMarks].map((pending) => pending.subscribe(listener));
  return () => {
    for (const undo of undos) undo();
  };
}

const waitingCount = () =>
  [pendingMarks, pendingExamMarks]
    .flatMap((pending) => [...pending.get().values()].flatMap((held) => [...held.values()]))
    .filter(({ state }) => state === 'waiting').length;

const shown = () => cache.findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
const hasFailed = ({ state }: Query) => state.status === 'error';

function isWithoutNetwork(): boolean {
  return !navigator.onLine || shown().some((query) => hasFailed(query) && isUnreached(query.state.error));
}

/** When the oldest was read of what is shown and could not be read anew; 0 where all could. */
function staleSince(): number {
  const failed = shown().filter(hasFailed);
  const stale = failed.length > 0 || navigator.onLine ? failed : shown().filter((query) => query.isStale());
  return stale.length === 0 ? 0 : Math.min(...stale.map(({ state }) => state.dataUpdatedAt));
}

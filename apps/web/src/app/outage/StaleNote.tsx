import { notifyManager } from '@tanstack/react-query';
import { QuietNote } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';

/** What is gone by then was never missed: a row that was removed, while its page still stood. */
const patienceMs = 500;

const cache = queryClient.getQueryCache();

/** Says since when what is on the screen is as it is, where it could not be read anew. */
export function StaleNote() {
  const { t, format, timeZone } = useI18n();
  const since = useSyncExternalStore(subscribe, staleSince);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(since), since === 0 ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [since]);

  const at = new Date(said).toISOString();
  const isToday = localDate(at, timeZone) === localDate(new Date(), timeZone);
  const time = isToday ? format.time(at) : `${format.dateOf(at, 'dayMonth')}, ${format.time(at)}`;
  return <QuietNote>{said > 0 && t('outage.stale', { time })}</QuietNote>;
}

// In turn with what the pages are told, which may be while one is drawn.
const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener));

/** When the oldest was read of what is shown and could not be read anew; 0 where all could. */
function staleSince(): number {
  const stale = cache.findAll({
    type: 'active',
    predicate: ({ state }) =>
      state.data !== undefined && (state.status === 'error' || state.fetchStatus === 'paused'),
  });
  return stale.length === 0 ? 0 : Math.min(...stale.map(({ state }) => state.dataUpdatedAt));
}

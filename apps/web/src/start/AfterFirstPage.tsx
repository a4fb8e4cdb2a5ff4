import type { QueryFilters } from '@tanstack/react-query';
import { ToastRegion } from '@tatami/ui';
import { followAppearance } from '@tatami/web-runtime/follow-appearance';
import { loadLeaveDialog } from '@tatami/web-runtime/leave-dialog';
import type { Navigation } from '@tatami/web-runtime/navigation';
import { useEffect } from 'react';
import { followRights } from '../app/follow-rights.ts';
import { followOutage } from '../app/outage/follow-outage.ts';
import { holdAwaited } from '../app/outage/hold-awaited.ts';
import { StaleNote } from '../app/outage/StaleNote.tsx';
import { recheckRights } from '../app/recheck-rights.ts';
import type { LoadedPage } from '../app/resolve-page.ts';
import { useNewVersion } from '../app/versions/use-new-version.ts';
import { apiBase } from '../lib/api/api-base.ts';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { isAwaited, isPassing, rouse } from '../lib/api/when-ready.ts';
import { useHeldFont } from './use-held-font.ts';

/** What is shown and could not be read, or not anew. */
const unanswered: QueryFilters = { type: 'active', predicate: ({ state }) => isPassing(state.error) };

/** Begins what has time until the first page is there and the browser is idle; toasts are shown from then on. */
export function AfterFirstPage({ navigation }: { navigation: Navigation<LoadedPage> }) {
  useEffect(followAppearance, []);
  useEffect(
    () =>
      followRights({
        target: window,
        club,
        queries: queryClient.getQueryCache(),
        isInSight: () => document.visibilityState === 'visible' && navigator.onLine,
        recheckRights: (how) => void recheckRights(navigation, how),
      }),
    [navigation],
  );
  useEffect(
    () =>
      followOutage({
        target: window,
        club,
        isReady: (signal) =>
          fetch(`${apiBase}/ready`, { signal }).then(
            ({ ok }) => ok,
            () => false,
          ),
        here: () => location.pathname + location.search,
        navigate: navigation.navigate,
        isAwaited: () => isAwaited() || queryClient.getQueryCache().findAll(unanswered).length > 0,
        goOn: () => {
          rouse();
          void queryClient.refetchQueries(unanswered);
        },
      }),
    [navigation],
  );
  useEffect(
    () =>
      holdAwaited({
        target: window,
        club,
        holdWhile: navigation.holdWhile,
        isAwaited,
        load: loadLeaveDialog,
      }),
    [navigation],
  );
  useNewVersion();
  useHeldFont();
  return (
    <>
      <StaleNote />
      <ToastRegion />
    </>
  );
}

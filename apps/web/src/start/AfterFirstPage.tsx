import { ToastRegion } from '@tatami/ui';
import { followAppearance } from '@tatami/web-runtime/follow-appearance';
import type { Navigation } from '@tatami/web-runtime/navigation';
import { useEffect } from 'react';
import { followOutage } from '../app/follow-outage.ts';
import { followRights } from '../app/follow-rights.ts';
import { recheckRights } from '../app/recheck-rights.ts';
import type { LoadedPage } from '../app/resolve-page.ts';
import { useNewVersion } from '../app/versions/use-new-version.ts';
import { apiBase } from '../lib/api/api-base.ts';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { useHeldFont } from './use-held-font.ts';

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
        club,
        isReady: () =>
          fetch(`${apiBase}/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        here: () => location.pathname + location.search,
        navigate: navigation.navigate,
        refetch: () =>
          void queryClient.refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.status === 'error',
          }),
      }),
    [navigation],
  );
  useNewVersion();
  useHeldFont();
  return <ToastRegion />;
}

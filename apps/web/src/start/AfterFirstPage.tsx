import { ToastRegion } from '@tatami/ui';
import { followAppearance } from '@tatami/web-runtime/follow-appearance';
import type { Navigation } from '@tatami/web-runtime/navigation';
import { useEffect } from 'react';
import { followRights } from '../app/follow-rights.ts';
import { followWorker } from '../app/follow-worker.ts';
import { askAgain, unanswered } from '../app/outage/ask-again.ts';
import { followOutage } from '../app/outage/follow-outage.ts';
import { keepCode } from '../app/outage/keep-code.ts';
import { keepRosters } from '../app/outage/keep-rosters.ts';
import { noteVisits } from '../app/outage/note-visits.ts';
import { OfflinePage } from '../app/outage/OfflinePage.tsx';
import { StaleNote } from '../app/outage/StaleNote.tsx';
import { useRefusedMarks } from '../app/outage/use-refused-marks.ts';
import { recheckRights } from '../app/recheck-rights.ts';
import type { LoadedPage } from '../app/resolve-page.ts';
import { PaperDate } from '../app/shell/PaperDate.tsx';
import { useKeptLanguage } from '../app/use-kept-language.ts';
import { useNewVersion } from '../app/versions/use-new-version.ts';
import { apiBase } from '../lib/api/api-base.ts';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { clearBadgeSignedOut } from '../lib/app-badge.ts';
import { pendingExamMarks } from '../lib/club/exam/pending-exam-marks.ts';
import { pendingMarks } from '../lib/club/training/pending-marks.ts';
import { keepInstallOffer } from '../lib/install-offer.ts';
import { keepAnswers } from '../lib/kept/keep-answers.ts';
import { attend, marks } from '../lib/marks/marks.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { prepareRoutes } from './prepare-routes.ts';
import { pressAgain } from './press-again.ts';
import { useHeldFont } from './use-held-font.ts';

/** Whoever is here sends what they have marked, on whatever page. Returns its own undo. */
function sendMarks(navigation: Navigation<LoadedPage>): () => void {
  attend();
  return navigation.subscribe(attend);
}

/** Keeps the focus from the first key on: until then nothing of it is fetched. */
function keepFocusByKeys(): void {
  const begin = () =>
    void import('@tatami/web-runtime/keep-focus').then(
      ({ keepFocus }) => keepFocus(),
      () => {},
    );
  addEventListener('keydown', begin, { once: true });
}

/** Listens to what changes, once nothing of the first page is waited for. Returns its own undo. */
function goLive(navigation: Navigation<LoadedPage>): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = async () => {
    await whenIdle();
    const { startLive } = await import('../app/live/start-live.tsx');
    if (!isOver)
      stop = startLive({
        navigation,
        recheckRights: () => void recheckRights(navigation, { isStill: true }),
      });
  };
  // Where the code can't be had, the pages are as they were without it.
  begin().catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}

const isMissing = (navigation: Navigation<LoadedPage>) => navigation.getVisit().page.Page === OfflinePage;

/** Begins what has time until the first page is there and the browser is idle; toasts are shown from then on. */
export function AfterFirstPage({
  navigation,
  focused,
}: {
  navigation: Navigation<LoadedPage>;
  focused: Element | null;
}) {
  useEffect(() => pressAgain(focused), [focused]);
  useEffect(keepFocusByKeys, []);
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
        navigation,
        reload: () => location.reload(),
        isAwaited: () =>
          pendingMarks.get().size > 0 ||
          pendingExamMarks.get().size > 0 ||
          isMissing(navigation) ||
          queryClient.getQueryCache().findAll(unanswered).length > 0,
        goOn: () => {
          marks.goOn();
          askAgain(queryClient);
          // Code that could not be had is not asked for twice by the same document.
          if (isMissing(navigation)) location.reload();
          else void recheckRights(navigation);
        },
      }),
    [navigation],
  );
  useEffect(() => keepAnswers(queryClient.getQueryCache()), []);
  useEffect(() => noteVisits(navigation), [navigation]);
  useEffect(keepCode, []);
  useEffect(() => keepRosters(navigation), [navigation]);
  useEffect(prepareRoutes, []);
  useEffect(() => sendMarks(navigation), [navigation]);
  useEffect(() => goLive(navigation), [navigation]);
  useEffect(() => followWorker(navigation), [navigation]);
  useEffect(keepInstallOffer, []);
  useEffect(clearBadgeSignedOut, []);
  useNewVersion();
  useKeptLanguage();
  useRefusedMarks();
  useHeldFont();
  return (
    <>
      <PaperDate />
      <StaleNote />
      <ToastRegion />
    </>
  );
}

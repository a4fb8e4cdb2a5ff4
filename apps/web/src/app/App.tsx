import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { PlacesContext } from '@tatami/tables/places-context';
import { ViewerContext } from '@tatami/tables/viewer';
import { Stack, ToastProvider, TopProgress } from '@tatami/ui';
import { CookieConsent } from '@tatami/web-runtime/CookieConsent';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import type { Language } from '@tatami/web-runtime/languages';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { loadLeaveDialog } from '@tatami/web-runtime/leave-dialog';
import { loadDictionary } from '@tatami/web-runtime/load-dictionary';
import { NavigationProvider } from '@tatami/web-runtime/NavigationProvider';
import type { Navigation, Visit } from '@tatami/web-runtime/navigation';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { withSearch } from '@tatami/web-runtime/search-params';
import type { Dictionary } from '@tatami/web-runtime/translator';
import { UiTexts } from '@tatami/web-runtime/UiTexts';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { aboutQuery } from '../lib/api/about.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { isFocusPath, isScreenPath } from './focus-paths.ts';
import { bringTables, type LoadedPage, missingPage, seesTables } from './resolve-page.ts';
import { FocusLayout } from './shell/FocusLayout.tsx';
import { MainLayout } from './shell/MainLayout.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { ours } from './shell/sign.ts';

const LeaveDialog = lazy(async () => ({ default: (await loadLeaveDialog()).LeaveDialog }));

// The profile says it too, and the server refuses all else.
const SecondFactorNotice = lazyOrNothing(
  async () => (await import('./shell/SecondFactorNotice.tsx')).SecondFactorNotice,
);

const AcceptanceDialog = lazyOrNothing(
  async () => (await import('../lib/acceptance/AcceptanceDialog.tsx')).AcceptanceDialog,
);

// Its place is kept, and nobody waits for it.
const Hall = lazyOrNothing(() =>
  whenIdle()
    .then(() => import('./shell/Hall.tsx'))
    .then((hall) => hall.Hall),
);

interface AppProps {
  navigation: Navigation<LoadedPage>;
  language: Language;
  dictionary: Dictionary;
  timeZone: string;
  /** What goes on beside the pages. */
  children: ReactNode;
}

/** Everything around a page. */
export function App({ navigation, language, dictionary, timeZone, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider language={language} dictionary={dictionary} timeZone={timeZone} load={loadDictionary}>
        <UiTexts>
          <ToastProvider>
            <NavigationProvider navigation={navigation}>
              {(visit, held) => (
                <>
                  <CookieConsent />
                  {children}
                  <Frame visit={visit} showInstead={navigation.showInstead} />
                  {held && (
                    <Suspense>
                      <LeaveDialog held={held} />
                    </Suspense>
                  )}
                </>
              )}
            </NavigationProvider>
          </ToastProvider>
        </UiTexts>
      </I18nProvider>
    </QueryClientProvider>
  );
}

interface FrameProps extends Pick<Navigation<LoadedPage>, 'showInstead'> {
  visit: Visit<LoadedPage>;
}

function Frame({ visit, showInstead }: FrameProps) {
  const { clubName = '', logo } = useQuery(aboutQuery).data ?? {};
  const sign = logo ? { name: clubName, picture: logo } : ours;
  const { navigate, isPending } = useNavigation();
  const { Page, params, viewer } = visit.page;
  const tables = useTables(visit.page);
  const { path } = visit.place;
  // A part of a page that was never fetched is missing without a network, as the page itself would be.
  const fail = () =>
    navigator.onLine ? navigate(withSearch('/error/', '', { from: path })) : showInstead(missingPage);
  // Pages come with all they need; nothing stands in for a part that was not foreseen, but the bar at the top.
  const page = (
    <PageBoundary key={visit.id} onError={fail}>
      <Suspense fallback={<TopProgress active />}>
        <PlacesContext value={tables?.places ?? []}>
          <Page params={params} />
        </PlacesContext>
      </Suspense>
    </PageBoundary>
  );
  return (
    <ViewerContext value={viewer}>
      <TopProgress active={isPending} />
      {viewer && viewer.whoami.toAccept.length > 0 && path !== '/logout' && (
        <Suspense>
          <AcceptanceDialog texts={viewer.whoami.toAccept} />
        </Suspense>
      )}
      {isScreenPath(path) ? (
        page
      ) : isFocusPath(path) || (!viewer && path === '/accessdenied') ? (
        <FocusLayout
          clubName={clubName}
          sign={sign}
          scene={
            <Suspense>
              <Hall />
            </Suspense>
          }
        >
          {page}
        </FocusLayout>
      ) : (
        <MainLayout
          clubName={clubName}
          sign={sign}
          viewer={viewer?.whoami ?? null}
          has={viewer?.has ?? nobodyHas}
          // What was tapped is marked while its page is on its way.
          path={isPending ? location.pathname : path}
          tableMenu={tables?.tableMenu ?? null}
        >
          {viewer?.whoami.mustShowSecondFactor ? (
            <Suspense fallback={<TopProgress active />}>
              <Stack space={24}>
                <SecondFactorNotice />
                {page}
              </Stack>
            </Suspense>
          ) : (
            page
          )}
        </MainLayout>
      )}
    </ViewerContext>
  );
}

/** What is known of the tables: it came with the page or, where people come to, is asked for when all of that in sight is there. */
function useTables({ tables, viewer }: LoadedPage): LoadedPage['tables'] {
  const [late, setLate] = useState<LoadedPage['tables']>(null);
  const isLate = !tables && seesTables(viewer);
  useEffect(() => {
    if (!isLate) return;
    let isOver = false;
    whenIdle()
      .then(() => bringTables(viewer))
      .then(
        (known) => isOver || startTransition(() => setLate(known)),
        // What can't be had now comes with the next page.
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [isLate, viewer]);
  return tables ?? (isLate ? late : null);
}

const nobodyHas = (...anyOf: readonly string[]) => anyOf.length === 0;

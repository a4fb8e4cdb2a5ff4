import '@tatami/ui/themes/lara-light-indigo.css';
import '../app/styles.css.ts';
import { readToken } from '@tatami/sdk';
import { connectTables } from '@tatami/tables/connection';
import { keepTimeZone, keptTimeZone } from '@tatami/web-runtime/kept-time-zone';
import { currentLanguage } from '@tatami/web-runtime/languages';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { followLinks } from '@tatami/web-runtime/link-clicks';
import { loadDictionary } from '@tatami/web-runtime/load-dictionary';
import { startNavigation } from '@tatami/web-runtime/navigation';
import { takeReturnPath } from '@tatami/web-runtime/return-path';
import { isOpen } from '@tatami/web-runtime/routes';
import { joinSessionTabs } from '@tatami/web-runtime/session-tabs';
import { defaultTimeZone } from '@tatami/web-runtime/zoned-time';
import { Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { followErrors } from '../app/follow-errors.ts';
import { followSession } from '../app/follow-session.ts';
import { findKnownRoute } from '../app/known-routes.ts';
import { prefetchPage } from '../app/prefetch-page.ts';
import { rememberPlace } from '../app/remember-place.ts';
import { resolvePage } from '../app/resolve-page.ts';
import { aboutQuery } from '../lib/api/about.ts';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { clubTimeZone } from '../lib/club/club-zone.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { dropEarly } from './early-requests.ts';

// Where it can't be had now, the next visit has the new version anyway.
const AfterFirstPage = lazyOrNothing(async () => {
  await whenIdle();
  return (await import('./AfterFirstPage.tsx')).AfterFirstPage;
});

/**
 * How long a tab where nobody is signed in waits for another one to say who is. The answer takes 1 to 6 ms, under 60 on
 * a slow phone; one that comes later still moves the person on.
 */
const patienceMs = 80;

/**
 * Everything the first page needs is awaited before React renders anything: until then the prerendered shell
 * stands, and a Suspense reveal would come later than this.
 */
async function start(root: HTMLElement): Promise<void> {
  const language = currentLanguage();
  let follow: ReturnType<typeof followSession> | undefined;
  let shownWith: string | null = null;
  const tabs = joinSessionTabs({
    session: club.session,
    channel: new BroadcastChannel('tatami.session'),
    isRemembered: (token) => readToken(nothing, localStorage) === token,
    onSignedInElsewhere: () => follow?.signedInElsewhere(),
  });
  const [dictionary, timeZone, navigation] = await Promise.all([
    loadDictionary(language),
    bringTimeZone(),
    tabs.ask(patienceMs).then(() => {
      shownWith = club.session.getToken();
      return startNavigation({ resolve: resolvePage, reload: () => void queryClient.invalidateQueries() });
    }),
  ]);

  followLinks({ navigate: navigation.navigate, prefetch: prefetchPage });
  follow = followSession({
    session: club.session,
    forget: () =>
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== aboutQuery.queryKey[0] }),
    here,
    access: currentAccess,
    rememberPlace,
    takeReturnPath,
    navigate: navigation.navigate,
    refresh: () => void navigation.refresh(),
  });
  follow.catchUp(shownWith);
  followErrors({ target: window, here, navigate: navigation.navigate });
  if (window.tatamiEarly) dropEarly(window.tatamiEarly);

  // Drawn in short turns: on a phone the first page would be one long task that no tap gets through.
  startTransition(() =>
    createRoot(root).render(
      <App navigation={navigation} language={language} dictionary={dictionary} timeZone={timeZone}>
        <Suspense>
          <AfterFirstPage navigation={navigation} focused={root.querySelector(':focus')} />
        </Suspense>
      </App>,
    ),
  );
}

/** The club's zone, as this browser has kept it: a later visit does not wait for the server to say it again. */
async function bringTimeZone(): Promise<string> {
  const kept = keptTimeZone();
  const said = queryClient.ensureQueryData(aboutQuery).then((about) => {
    const timeZone = about?.timezone ?? defaultTimeZone;
    keepTimeZone(timeZone);
    // The club has moved; what is on the screen is in its old time.
    if (kept !== null && kept !== timeZone) location.reload();
    return timeZone;
  });
  // Without the server's word the pages still tell what is wrong.
  const sure = said.catch(() => defaultTimeZone);
  return kept ?? sure;
}

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const here = () => location.pathname + location.search + location.hash;

function currentAccess() {
  const access = findKnownRoute(location.pathname)?.route.access ?? 'everybody';
  if (access === 'signedOut') return 'signedOut';
  return isOpen(access) ? 'open' : 'guarded';
}

// A document that the browser has kept whole may show what was private to a session that is over.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

// With what else is at hand without a network: its code comes at rest.
const WaysOn = lazyOrNothing(async () => (await import('../app/outage/WaysOn.tsx')).WaysOn);
connectTables({ club, queryClient, clubTimeZone, WaysOn });
const root = document.getElementById('root');
// In a turn of its own: on a phone the app's code has held the page for long enough.
if (root) setTimeout(() => void start(root));

import '@tatami/ui/themes/lara-dark-indigo.css';
import '@tatami/ui/themes/lara-light-indigo.css';
import './styles.css.ts';
import { createRoot } from 'react-dom/client';
import { aboutQuery } from '../lib/about.ts';
import { club } from '../lib/club.ts';
import { defaultTimeZone, timeZoneKey } from '../lib/club-time.ts';
import { currentLanguage } from '../lib/i18n/languages.ts';
import { loadDictionary } from '../lib/i18n/load-dictionary.ts';
import { queryClient } from '../lib/query-client.ts';
import { followLinks } from '../lib/router/link-clicks.ts';
import { startNavigation } from '../lib/router/navigation.ts';
import { rememberReturnPath } from '../lib/router/return-path.ts';
import { App } from './App.tsx';
import { prefetchPage } from './prefetch-page.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * Everything the first page needs is awaited before React renders anything: until then the prerendered shell
 * stands, and a Suspense reveal would come later than this.
 */
async function start(root: HTMLElement): Promise<void> {
  const language = currentLanguage();
  const [dictionary, about, navigation] = await Promise.all([
    loadDictionary(language),
    // Without the server's word the pages still tell what is wrong.
    queryClient.ensureQueryData(aboutQuery).catch(() => undefined),
    startNavigation({ resolve: resolvePage, reload: () => void queryClient.invalidateQueries() }),
  ]);
  const timeZone = about?.timezone ?? defaultTimeZone;
  localStorage.setItem(timeZoneKey, timeZone);

  followLinks({ navigate: navigation.navigate, prefetch: prefetchPage });
  club.on('unauthorized', () => {
    rememberReturnPath(location.pathname + location.search + location.hash);
    navigation.navigate('/login', { replace: true });
  });
  // What one person read is not for the next.
  club.session.subscribe(() =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== aboutQuery.queryKey[0] }),
  );
  // What the head script asked for and no one took is of no use any more.
  window.tatamiEarly?.clear();

  createRoot(root).render(
    <App
      navigation={navigation}
      language={language}
      dictionary={dictionary}
      timeZone={timeZone}
      clubName={about?.clubName ?? ''}
    />,
  );
}

// A chunk that is gone belongs to a version that is gone: take the new one, but never in a circle.
addEventListener('vite:preloadError', () => {
  const reloadedAt = Number(sessionStorage.getItem('tatami.reloaded'));
  if (Date.now() - reloadedAt < 10_000) return;
  sessionStorage.setItem('tatami.reloaded', String(Date.now()));
  location.reload();
});

const root = document.getElementById('root');
if (root) void start(root);

import type { Navigation } from '@tatami/web-runtime/navigation';
import { isOpen } from '@tatami/web-runtime/routes';
import { queryClient } from '../../lib/api/query-client.ts';
import { isKept } from '../../lib/kept/keep-answers.ts';
import { findKnownRoute } from '../known-routes.ts';
import type { LoadedPage } from '../resolve-page.ts';
import { OfflinePage } from './OfflinePage.tsx';
import { noteSeen } from './seen-pages.ts';

/** The time in which a page says what it is called, in milliseconds. */
const pauseMs = 300;

/** Notes the pages that a signed-in person looks at, as those that can be shown again. Returns its own undo. */
export function noteVisits(navigation: Navigation<LoadedPage>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { page, place } = navigation.getVisit();
      if (!page.viewer || page.Page === OfflinePage || !navigator.onLine) return;
      // Notices are open to everybody, and nothing that one comes back to.
      const found = findKnownRoute(place.path);
      if (!found || isOpen(found.route.access)) return;
      const read = queryClient.getQueryCache().findAll({ type: 'active' });
      if (!read.every(({ queryKey }) => isKept(queryKey))) return;
      const [title = ''] = document.title.split(' · ');
      void noteSeen({ href: place.path + place.search, title, at: Date.now() });
    }, pauseMs);
  };
  note();
  const undo = navigation.subscribe(note);
  return () => {
    clearTimeout(timer);
    undo();
  };
}

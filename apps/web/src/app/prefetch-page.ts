import { club } from '../lib/club.ts';
import { findRoute, isOpen } from '../lib/router/routes.ts';
import { routes } from './routes.ts';

/** Gets the code and the first data of a page that is about to be opened. What fails here is asked for again then. */
export function prefetchPage(path: string): void {
  const found = findRoute(routes, path);
  if (!found || isOpen(found.route.access) || !club.session.isSignedIn()) return;
  const { access } = found.route;
  if (access !== 'signedIn' && club.rights.peek(access) !== true) return;
  const wanted: readonly Promise<unknown>[] = [
    found.route.page(),
    ...found.route.data(found.params, new URLSearchParams()),
  ];
  for (const request of wanted) request.catch(() => {});
}

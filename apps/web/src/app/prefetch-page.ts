import { isOpen } from '@tatami/web-runtime/routes';
import { club } from '../lib/api/club.ts';
import { findPageRoute } from './known-routes.ts';

/** Gets the code and the first data of a page that is about to be opened. What fails here is asked for again then. */
export async function prefetchPage(path: string): Promise<void> {
  const found = await findPageRoute(path).catch(() => null);
  if (!found || isOpen(found.route.access) || !club.session.isSignedIn()) return;
  const { access } = found.route;
  if (access !== 'signedIn' && club.rights.peek(access) !== true) return;
  const wanted: readonly Promise<unknown>[] = [
    found.route.page(),
    ...found.route.data(found.params, new URLSearchParams()),
  ];
  for (const request of wanted) request.catch(() => {});
}

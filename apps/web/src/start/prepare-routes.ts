import { learnRoutes } from '../app/known-routes.ts';
import { appKept } from '../app/versions/versions.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Learns the routes at rest, where the browser has their code: the first link that is pointed at then has its page and
 * rows on the way at once. Else three files come before them, each of which names the next.
 */
export function prepareRoutes(): void {
  void appKept.then(async () => {
    // Without a worker they would be more to fetch for whoever stays on the first page.
    if (!navigator.serviceWorker?.controller) return;
    await whenIdle();
    // What can't be had now is asked for again with the page that needs it.
    await learnRoutes().catch(() => {});
  });
}

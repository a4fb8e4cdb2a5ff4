import { learnRoutes } from '../app/known-routes.ts';
import { isFirstVisit } from '../app/outage/keep-code.ts';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Learns the routes at rest, where the browser has had their code since a visit before: the first link that is pointed
 * at then has its page and rows on the way at once. Else three files come before them, each of which names the next.
 */
export function prepareRoutes(): void {
  // Their code and its styles would be more to take in for whoever sees a first page.
  if (isFirstVisit) return;
  // What can't be had now is asked for again with the page that needs it.
  void whenIdle()
    .then(() => learnRoutes())
    .catch(() => {});
}

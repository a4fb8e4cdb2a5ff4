import type { Right } from '@tatami/tables/rights';
import { findRoute, type Route } from '@tatami/web-runtime/routes';
import { entryRoutes } from './entry-routes.ts';

let known: readonly Route<Right>[] = entryRoutes;

/** The route of a path, as far as the routes have come. Those of the pages shown so far have. */
export function findKnownRoute(path: string) {
  return findRoute(known, path);
}

/** The route of a path, or `null` when it is no page's. */
export async function findPageRoute(path: string) {
  const found = findKnownRoute(path);
  if (found) return found;
  await learnRoutes(path);
  return findKnownRoute(path);
}

/** Brings the routes beside those in the entry: at rest, or else with the first page that is one of them. */
export async function learnRoutes(path = ''): Promise<void> {
  const { routesFor } = await import('./routes.ts');
  known = [...entryRoutes, ...(await routesFor(path))];
}

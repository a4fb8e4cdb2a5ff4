import type { Right } from '@tatami/tables/rights';
import type { Viewer } from '@tatami/tables/viewer';
import type { Place, Redirect } from '@tatami/web-runtime/navigation';
import { isOpen, type Route } from '@tatami/web-runtime/routes';
import type { ComponentType } from 'react';
import { ErrorPage } from '../features/notices/ErrorPage.tsx';
import { club } from '../lib/api/club.ts';
import { isUnreached } from '../lib/api/when-ready.ts';
import { kioskToken } from '../lib/kiosk-token.ts';
import { forgetViewer, loadViewer } from '../lib/viewer.ts';
import { entryRoutes } from './entry-routes.ts';
import { findPageRoute } from './known-routes.ts';
import { rememberPlace } from './remember-place.ts';
import { whereErrorsLead } from './where-errors-lead.ts';

type KnownTables = typeof import('./known-tables.ts');

/** A page with its code and first data there, and the person it is shown to. */
export interface LoadedPage {
  Page: ComponentType<{ params: Record<string, string> }>;
  params: Record<string, string>;
  viewer: Viewer | null;
  /** What is known of the tables, for who sees more of them than everybody does. */
  tables: KnownTables | null;
}

/** Brings the page of a place, or says where to go instead (spec §2 and §8). Never rejects. */
export async function resolvePage(place: Place): Promise<LoadedPage | Redirect> {
  if (place.path === '/') return { redirect: '/dashboard' };
  const here = place.path + place.search + place.hash;

  try {
    const found = await findPageRoute(place.path);
    // Whether the server has something there can't be told without it.
    if (!found) return navigator.onLine === false ? missingPage() : { redirect: '/pages/notfound' };
    const { route, params } = found;
    const { access } = route;
    // While the routes were on their way another tab may have said who is.
    const isSignedIn = club.session.isSignedIn();
    if (isOpen(access)) {
      const viewer = isSignedIn ? await loadViewer().catch(() => null) : null;
      if (access === 'signedOut' && viewer) return { redirect: '/landing' };
      return { Page: await route.page(), params, viewer, tables: await tablesFor(route, viewer) };
    }
    if (!isSignedIn) return toLogin(here);
    // What was refused before may be allowed by now.
    if (access !== 'signedIn' && club.rights.peek(access) === false) forgetViewer();
    // All asked for beside each other, the rights before what depends on them.
    const asked = loadViewer();
    const page = route.page();
    const data = Promise.all(route.data(params, new URLSearchParams(place.search)));
    // Whichever fails first is told below; the others fail unheard.
    for (const request of [page, data]) request.catch(() => {});
    const viewer = await asked;
    if (access !== 'signedIn' && !viewer.has(...access)) return { redirect: route.otherwise };
    const tables = tablesFor(route, viewer);
    await data;
    return { Page: await page, params, viewer, tables: await tables };
  } catch (error) {
    // Whoever is not signed in has nothing here but the code of a page: without it they hear the same.
    if (navigator.onLine === false || (club.session.isSignedIn() && isUnreached(error))) return missingPage();
    const redirect = whereErrorsLead(error, here) ?? '/error/';
    return redirect === '/login' ? toLogin(here) : { redirect };
  }
}

/**
 * What stands in place of a page that can’t be had. Its code comes at rest, and where there is a worker it is there
 * at once; while it isn't, the page says only that something went wrong. Never rejects.
 */
export async function missingPage(): Promise<LoadedPage> {
  const missing = await import('./outage/missing-page.ts').catch(() => null);
  return missing?.missingPage() ?? { Page: ErrorPage, params: {}, viewer: null, tables: null };
}

/**
 * The way to the dashboard and to a sign-in is kept free of them: there they come as soon as the page is seen, and with it
 * where they have come before.
 */
async function tablesFor(route: Route<Right>, viewer: Viewer | null): Promise<KnownTables | null> {
  if (!isOpen(route.access) && !entryRoutes.includes(route)) return bringTables(viewer);
  return seesTables(viewer) ? brought : null;
}

/** Whether somebody's menu has tables: also who may open a group of it, and nothing in it. */
export const seesTables = (viewer: Viewer | null): viewer is Viewer =>
  viewer?.has('Menu:Administration4Admin', 'Menu:Rights', 'Menu:Developer') ?? false;

let brought: KnownTables | null = null;

/** Brings what is known of the tables, and of the demo areas for who sees those. */
export async function bringTables(viewer: Viewer | null): Promise<KnownTables> {
  const [{ places, tableMenu }, showcase] = await Promise.all([
    import('./known-tables.ts'),
    viewer?.has('Menu:Developer') ? import('./showcase.ts').catch(() => null) : null,
  ]);
  brought = {
    places,
    tableMenu: (t, path) => [...tableMenu(t, path), ...(showcase?.showcaseMenu(t, path) ?? [])],
  };
  return brought;
}

function toLogin(from: string): Redirect {
  // Whoever tries the addresses of a kiosk comes back to it.
  if (kioskToken.read()) return { redirect: '/dojo/kiosk' };
  rememberPlace(from);
  return { redirect: '/login' };
}

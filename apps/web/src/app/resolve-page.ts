import type { ComponentType } from 'react';
import { club } from '../lib/api/club.ts';
import type { Place, Redirect } from '../lib/router/navigation.ts';
import { isOpen } from '../lib/router/routes.ts';
import { loadViewer, type Viewer } from '../lib/viewer.ts';
import { findPageRoute } from './known-routes.ts';
import { rememberPlace } from './remember-place.ts';
import { whereErrorsLead } from './where-errors-lead.ts';

/** A page with its code and first data there, and the person it is shown to. */
export interface LoadedPage {
  Page: ComponentType<{ params: Record<string, string> }>;
  params: Record<string, string>;
  viewer: Viewer | null;
}

/** Brings the page of a place, or says where to go instead (spec §2 and §8). Never rejects. */
export async function resolvePage(place: Place): Promise<LoadedPage | Redirect> {
  if (place.path === '/') return { redirect: '/dashboard' };
  const isSignedIn = club.session.isSignedIn();
  const here = place.path + place.search + place.hash;

  try {
    const found = await findPageRoute(place.path);
    if (!found) return { redirect: '/pages/notfound' };
    const { route, params } = found;
    const { access } = route;
    if (isOpen(access)) {
      const viewer = isSignedIn ? await loadViewer().catch(() => null) : null;
      if (access === 'signedOut' && viewer) return { redirect: '/landing' };
      return { Page: await route.page(), params, viewer };
    }
    if (!isSignedIn) return toLogin(here);
    // All asked for beside each other, the rights before what depends on them.
    const asked = loadViewer();
    const page = route.page();
    const data = Promise.all(route.data(params, new URLSearchParams(place.search)));
    // Whichever fails first is told below; the others fail unheard.
    for (const request of [page, data]) request.catch(() => {});
    const viewer = await asked;
    if (access !== 'signedIn' && !viewer.has(...access)) return { redirect: route.otherwise };
    await data;
    return { Page: await page, params, viewer };
  } catch (error) {
    const redirect = whereErrorsLead(error, here) ?? '/error/';
    return redirect === '/login' ? toLogin(here) : { redirect };
  }
}

function toLogin(from: string): Redirect {
  rememberPlace(from);
  return { redirect: '/login' };
}

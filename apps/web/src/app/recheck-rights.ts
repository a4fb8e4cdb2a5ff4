import type { Navigation } from '@tatami/web-runtime/navigation';
import { club } from '../lib/api/club.ts';
import { forgetViewer, isSameViewer, loadViewer } from '../lib/viewer.ts';
import type { LoadedPage } from './resolve-page.ts';

let isAsking = false;

/** Asks anew what the person may do, and shows the page and the menu anew when that has changed. Not twice at once. */
export async function recheckRights(
  navigation: Navigation<LoadedPage>,
  { isStill = false } = {},
): Promise<void> {
  if (isAsking || !club.session.isSignedIn()) return;
  isAsking = true;
  // Who it is stays as it was: to ask that would be a use of the session, which may end while nobody is there.
  if (isStill) club.rights.clear();
  else forgetViewer();
  // A failure here is told by the page that meets it next.
  const viewer = await loadViewer().catch(() => null);
  isAsking = false;
  const shown = navigation.getVisit().page.viewer;
  if (viewer && shown && !isSameViewer(shown, viewer)) await navigation.refresh();
}

import { club } from './api/club.ts';

/*
 * The number on the icon of the installed app (W3C, Badging API). A browser without icons has no such calls, and one that
 * refuses has no icon on the screen.
 */

/** Puts the number of what waits on the icon. */
export function setBadge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => {});
}

/** Takes the number away with the session: what waits is nobody's business then. Returns its own undo. */
export function clearBadgeSignedOut(): () => void {
  const clear = () => {
    if (!club.session.isSignedIn()) navigator.clearAppBadge?.().catch(() => {});
  };
  clear();
  return club.session.subscribe(clear);
}

/** The pages about one's account and nothing else: without a menu, whoever is signed in. */
const focusPaths = ['/login', '/logout', '/register', '/reset', '/success', '/auth', '/landing', '/code-ret'];

/** What stands by the door: the code, whoever has scanned it, and the kiosk; and the first run, which has a frame of its own. */
const apart = /^\/(dojo\/(check-in|kiosk)|adm\/start)\b/;

/** Whether a page stands alone. Shared with the head script, so it stays free of imports. */
export function isFocusPath(path: string): boolean {
  return apart.test(path) || focusPaths.includes(path.replace(/\/$/, ''));
}

/** Whether a page is the whole screen, which it draws itself. */
export const isScreenPath = (path: string): boolean =>
  /^\/(dojo\/(check-in.*\/code|kiosk)|adm\/start)\/?$/.test(path);

const storageKey = 'tatami.return';

/** The path of an address inside the app, or `null` for any other: nobody is sent elsewhere by a crafted link. */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Spec §4: after the sign-in the person comes back to where they wanted to go. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** The remembered route, once; the dashboard if there is none or it is '/'. */
export function takeReturnPath(): string {
  const remembered = ownPath(sessionStorage.getItem(storageKey), location.origin);
  sessionStorage.removeItem(storageKey);
  return !remembered || remembered === '/' ? '/dashboard' : remembered;
}

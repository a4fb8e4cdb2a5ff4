import { isPagePath } from './page-path.ts';

const storageKey = 'tatami.return';

/** Remembers where a person wanted to go, so that they come back to it after the sign-in (spec §4). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** The remembered route; the dashboard if there is none or it is '/'. */
export function returnPath(): string {
  const remembered = sessionStorage.getItem(storageKey);
  return remembered && remembered !== '/' && isPagePath(remembered) ? remembered : '/dashboard';
}

/** The same, once: the next sign-in begins with none. */
export function takeReturnPath(): string {
  const path = returnPath();
  sessionStorage.removeItem(storageKey);
  return path;
}

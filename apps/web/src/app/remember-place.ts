import { rememberReturnPath } from '@tatami/web-runtime/return-path';
import { isFocusPath, isScreenPath } from './focus-paths.ts';

/** Remembers where the person was, for after the sign-in; a page about signing in is nowhere to come back to. */
export function rememberPlace(path: string): void {
  const { pathname } = new URL(path, 'https://club.invalid');
  if (!isFocusPath(pathname) || isScreenPath(pathname)) rememberReturnPath(path);
}

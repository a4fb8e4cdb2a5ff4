import { rememberReturnPath } from '../lib/router/return-path.ts';
import { findKnownRoute } from './known-routes.ts';

/** Remembers where the person was, for after the sign-in; a page about signing in is nowhere to come back to. */
export function rememberPlace(path: string): void {
  const { pathname } = new URL(path, 'https://club.invalid');
  if (!findKnownRoute(pathname)?.route.frame) rememberReturnPath(path);
}

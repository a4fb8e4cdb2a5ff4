import { keptInTab } from '@tatami/web-runtime/kept-in-tab';

/** A sign-in with Google that has begun in this tab, and where it leads when it ends. */
export interface Begun {
  /** The secret that comes back with the code, so that nobody can send us another one (RFC 6749 §10.12). */
  state: string;
  /** The secret that belongs to the code (RFC 7636). It never leaves this browser before the code is traded. */
  codeVerifier: string;
  remember: boolean;
  /** The moment of the beginning, in milliseconds since 1970. */
  begunAt: number;
}

const lifetimeMs = 15 * 60_000;

/** What was begun in this tab, until Google sends it back here. */
export const begunHere = keptInTab<Begun>(
  'tatami.google',
  ({ begunAt }) => begunAt + lifetimeMs > Date.now(),
);

/**
 * Spec §5: a redirect address is followed only if it is a valid absolute URL. Ours must also come back to this club
 * with this request's own state, and go over a line that nobody reads.
 */
export function isProviderAddress(address: string, request: { state: string; redirectUri: string }): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return (
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)) &&
    url.searchParams.get('redirect_uri') === request.redirectUri &&
    url.searchParams.get('state') === request.state
  );
}

export type Return =
  | { is: 'proof'; code: string; begun: Begun }
  /** The person said no at Google; nothing was begun here, or too long ago; Google itself refused. */
  | { is: 'cancelled' | 'unexpected' | 'refused' };

/** Judges what came back from Google. What was begun is over with it, whatever it was. */
export function readReturn(search: string): Return {
  const begun = begunHere.read();
  begunHere.forget();
  const params = new URLSearchParams(search);
  if (!begun || params.get('state') !== begun.state) return { is: 'unexpected' };
  const error = params.get('error');
  if (error) return { is: error === 'access_denied' ? 'cancelled' : 'refused' };
  const code = params.get('code');
  return code ? { is: 'proof', code, begun } : { is: 'unexpected' };
}

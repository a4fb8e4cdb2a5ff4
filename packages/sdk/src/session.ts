import { ClubApiError } from './error.ts';
import type { TokenStorage } from './token-storage.ts';

/** Who is signed in, as the client knows it: by a token. */
export interface Session {
  /** @returns the token, or null when nobody is signed in */
  getToken(): string | null;
  /** @returns whether there is a token; the server may know that it is spent */
  isSignedIn(): boolean;
  /** Calls back after each change of the token. @returns its undo */
  subscribe(listener: () => void): () => void;
  /** Signs in with a token that was got elsewhere. @param options.remember also for the next visit */
  save(token: string, options?: { remember?: boolean }): void;
  /** Forgets the token, here only: `club.signOut()` ends it on the server too. */
  clear(): void;
}

export function createSession(storage: TokenStorage): Session {
  let token = storage.read();
  const listeners = new Set<() => void>();
  const change = (next: string | null) => {
    token = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getToken: () => token,
    isSignedIn: () => token !== null,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    save(next, { remember = false } = {}) {
      storage.write(next, { remember });
      change(next);
    },
    clear() {
      storage.clear();
      if (token !== null) change(null);
    },
  };
}

/** Who a script acts for by an access token, which it has from elsewhere, and which nothing here changes. */
export function sessionBy(token: string | (() => string)): Session {
  return {
    getToken: typeof token === 'function' ? token : () => token,
    isSignedIn: () => true,
    subscribe: () => () => {},
    save: refuseSignIn,
    clear() {},
  };
}

/** @throws {ClubApiError} since nobody signs in or out where a token is given */
export function refuseSignIn(): never {
  throw new ClubApiError({ code: 'not-with-a-token', detail: 'This client acts by an access token.' });
}

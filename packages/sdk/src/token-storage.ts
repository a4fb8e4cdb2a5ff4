/** Where the token is kept between visits. */
export interface TokenStorage {
  /** @returns the kept token, or null when there is none */
  read(): string | null;
  /** Keeps a token. @param options.remember also for the next visit */
  write(token: string, options: { remember: boolean }): void;
  /** Forgets the token. */
  clear(): void;
}

/** The part of the browser's `Storage` that is needed. */
export interface KeyValueStore {
  /** @returns what is kept under a key, or null */
  getItem(key: string): string | null;
  /** Keeps a value under a key. */
  setItem(key: string, value: string): void;
  /** Forgets what is kept under a key. */
  removeItem(key: string): void;
}

const tokenKey = 'tatami.token';
const rememberKey = 'tatami.remember';

/**
 * Keeps the token in session storage, and in local storage too when the flag "remember current user" is 'true'
 * (spec.md §9).
 */
export function createTokenStorage(session: KeyValueStore, local: KeyValueStore): TokenStorage {
  return {
    read: () => readToken(session, local),
    write(token, { remember }) {
      session.setItem(tokenKey, token);
      local.setItem(rememberKey, String(remember));
      if (remember) local.setItem(tokenKey, token);
      else local.removeItem(tokenKey);
    },
    clear() {
      // Another tab may have signed in as somebody else meanwhile; that token is not ours to remove.
      if (local.getItem(tokenKey) === session.getItem(tokenKey)) local.removeItem(tokenKey);
      session.removeItem(tokenKey);
    },
  };
}

/** The token that `createTokenStorage` keeps in these: the tab’s own, or the remembered one, which is the tab’s from then on. */
export function readToken(session: KeyValueStore, local: KeyValueStore): string | null {
  const own = session.getItem(tokenKey);
  if (own !== null) return own;
  const remembered = local.getItem(rememberKey) === 'true' ? local.getItem(tokenKey) : null;
  if (remembered !== null) session.setItem(tokenKey, remembered);
  return remembered;
}

/** The browser's storages, or nothing but memory where there are none: in Node, or when the browser denies them. */
export function defaultTokenStorage(): TokenStorage {
  const memory: TokenStorage = { read: () => null, write: () => {}, clear: () => {} };
  const browser = globalThis as Partial<Browser>;
  try {
    // Node has storages too, shared by all its scripts; a document it has not.
    const { document, sessionStorage, localStorage } = browser;
    return document && sessionStorage && localStorage
      ? createTokenStorage(sessionStorage, localStorage)
      : memory;
  } catch {
    return memory;
  }
}

interface Browser {
  document: object;
  sessionStorage: KeyValueStore;
  localStorage: KeyValueStore;
}

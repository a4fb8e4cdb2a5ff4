/**
 * Where the access token is kept (spec §9): in session storage, and in local storage too when the
 * "remember current user" flag is 'true'. The head script reads it before anything else is loaded.
 */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenStorage {
  read: () => string | null;
  write: (token: string, options: { remember: boolean }) => void;
  clear: () => void;
}

const tokenKey = 'tatami.token';
const rememberKey = 'tatami.remember';

export function createTokenStorage(session: Store, local: Store): TokenStorage {
  return {
    read: () =>
      session.getItem(tokenKey) ?? (local.getItem(rememberKey) === 'true' ? local.getItem(tokenKey) : null),
    write: (token, { remember }) => {
      session.setItem(tokenKey, token);
      local.setItem(rememberKey, String(remember));
      if (remember) local.setItem(tokenKey, token);
      else local.removeItem(tokenKey);
    },
    clear: () => {
      session.removeItem(tokenKey);
      local.removeItem(tokenKey);
    },
  };
}

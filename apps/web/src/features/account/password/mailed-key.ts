import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

/** What the link of a mail carries behind its #, where no server and no log sees it. */
export interface MailedKey {
  user: string;
  key: string;
}

/** Reads `#user.key`; null for any other fragment. */
export function readMailedKey(hash: string): MailedKey | null {
  const [, user, key] = /^#([0-9a-f-]{36})\.([\w-]{20,64})$/i.exec(hash) ?? [];
  return user && key ? { user, key } : null;
}

/** Trades the key for the token that sets the password. A page asks once; nothing of it is kept after. */
export const setTokenQuery = ({ user, key }: MailedKey) =>
  queryOptions({
    queryKey: ['set-token', user, key],
    queryFn: async () =>
      dataOf(await club.api.GET('/user/register/set/{a}/{b}', { params: { path: { a: user, b: key } } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

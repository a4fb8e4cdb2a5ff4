import { queryOptions } from '@tanstack/react-query';
import { ClubApiError, type paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { queryClient } from '../../lib/api/query-client.ts';

type Leaving = paths['/unsubscribe/{token}']['get']['responses'][200]['content']['application/json'];

/** What an address to leave mails by is for, and how its reader hears now. */
export const leavingQuery = (token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: async ({ signal }): Promise<Leaving | null> => {
      try {
        return dataOf(await club.api.GET('/unsubscribe/{token}', { params: { path: { token } }, signal }));
      } catch (error) {
        if (error instanceof ClubApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

const show = (token: string, data: Leaving): void =>
  void queryClient.setQueryData(leavingQuery(token).queryKey, data);

/** Leaves mails of the kind, as a mail program does it in one press (RFC 8058). */
export async function leave(token: string): Promise<void> {
  const press = {
    params: { path: { token } },
    body: 'List-Unsubscribe=One-Click',
    bodySerializer: (body: string) => body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  show(token, dataOf(await club.api.POST('/unsubscribe/{token}', press)));
}

/** Takes back that they were left. */
export async function comeBack(token: string): Promise<void> {
  show(token, dataOf(await club.api.DELETE('/unsubscribe/{token}', { params: { path: { token } } })));
}

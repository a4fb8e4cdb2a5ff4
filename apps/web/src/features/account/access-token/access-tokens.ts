import { queryOptions } from '@tanstack/react-query';
import type { Entity, paths } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

export type AccessToken = Entity<'access-token'>;

type NewAccessToken = paths['/authinfo/access-tokens']['post']['requestBody']['content']['application/json'];

/** The tokens of one person, the newest first: whoever may see everybody’s has but their own here. */
export const accessTokensQuery = (user: string) =>
  queryOptions({
    queryKey: ['access-token', 'of', user],
    queryFn: ({ signal }) => Array.fromAsync(club.table('access-token').all({ user }, { signal })),
  });

/** Makes a token. @returns it, this once */
export async function makeAccessToken(body: NewAccessToken): Promise<string> {
  const { token } = dataOf(await club.api.POST('/authinfo/access-tokens', { body }));
  void refreshTables('access-token');
  return token;
}

export async function revokeAccessToken(id: string): Promise<void> {
  await club.table('access-token').remove(id);
  void refreshTables('access-token');
}

/** Whether it has ended by itself. */
export const isOver = ({ expiresAt }: AccessToken): boolean => Date.parse(expiresAt) <= Date.now();

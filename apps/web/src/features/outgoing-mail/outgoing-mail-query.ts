import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

const SECOND = 1_000;

/**
 * The mails that are not out yet. Nothing tells a page of them, so it looks again by itself while it is in sight: soon
 * where one is being tried.
 */
export const outgoingMailQuery = queryOptions({
  queryKey: ['outgoing-mail'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/outgoing-mail', { signal })),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.mails.some(({ due }) => due !== null && Date.parse(due) <= Date.now()) ? SECOND : 15 * SECOND,
});

export type OutgoingMail = paths['/outgoing-mail']['get']['responses'][200]['content']['application/json'];

export type UnsentMail = OutgoingMail['mails'][number];

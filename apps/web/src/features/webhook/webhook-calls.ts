import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

const SECOND = 1_000;

/** What a webhook was told. Nothing tells a page of that, so it looks again by itself while it is in sight: soon where one is being tried. */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhook-messages', id],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/webhook/{id}/messages', { params: { path: { id } }, signal })).messages,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ due }) => due !== null && Date.parse(due) <= Date.now()) ? SECOND : 15 * SECOND,
  });

export type WebhookMessage =
  paths['/webhook/{id}/messages']['get']['responses'][200]['content']['application/json']['messages'][number];

export const sendTest = (id: string): Promise<unknown> =>
  club.api.POST('/webhook/{id}/test', { params: { path: { id } } });

export const replay = (id: string, message: string): Promise<unknown> =>
  club.api.POST('/webhook/{id}/messages/{message}/replay', { params: { path: { id, message } } });

/** Makes a new secret. @returns it, this once */
export const renewSecret = async (id: string): Promise<string> =>
  dataOf(await club.api.POST('/webhook/{id}/secret', { params: { path: { id } } })).secret;

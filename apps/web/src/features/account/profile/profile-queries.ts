import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';

/** The person's own user. */
export const profileQuery = queryOptions({ queryKey: ['user', 'own'], queryFn: () => club.profile() });

/** What guards the account. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/authinfo/security', { signal })),
});

/** Where the person is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/authinfo/sessions', { signal })),
});

const readNoticeChoice = async (signal: AbortSignal) =>
  dataOf(await club.api.GET('/authinfo/notice-choice', { signal }));

export type NoticeChoice = Awaited<ReturnType<typeof readNoticeChoice>>;

/** What the person hears of, and how. */
export const noticeChoiceQuery = queryOptions({
  queryKey: ['notice-choice'],
  queryFn: ({ signal }) => readNoticeChoice(signal),
});

/** Where the person hears of things while the app is closed. */
export const pushDevicesQuery = queryOptions({
  queryKey: ['push-devices'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/authinfo/push-devices', { signal })),
});

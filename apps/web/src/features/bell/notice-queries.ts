import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export type Notice = Entity<'notice'>;

/** How many of them are shown: who was away for long sees the newest. */
const most = 50;

/** How many notices of the person are unread: nobody reads those of others. */
export const unreadQuery = queryOptions({
  queryKey: ['notice', 'unread'],
  queryFn: async ({ signal }) =>
    (await club.table('notice').list({ 'readAt.null': true, size: 1 }, { signal })).page.totalElements,
});

/** The person's newest notices. */
export const noticesQuery = queryOptions({
  queryKey: ['notice', 'own'],
  queryFn: async ({ signal }) =>
    (await club.table('notice').list({ sort: 'createdAt,desc', size: most }, { signal })).results,
});

/** Marks a notice as read, or as unread again. */
export async function markRead({ id }: Notice, isRead: boolean): Promise<void> {
  await club.table('notice').act(id, isRead ? 'read' : 'unread');
  await queryClient.invalidateQueries({ queryKey: ['notice'] });
}

/** Marks all of one's own as read. */
export async function markAllRead(): Promise<void> {
  await club.api.POST('/notice/read');
  await queryClient.invalidateQueries({ queryKey: ['notice'] });
}

import { queryOptions } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Announcement, AnnouncementReader } from '../../lib/club/announcement/announcement-queries.ts';

type Audience = Pick<Draft<'announcement'>, 'audience' | 'section' | 'group' | 'training' | 'student'>;

/** The field that says who is meant, by the audience that needs one. */
const named = { section: 'section', group: 'group', training: 'training', person: 'student' } as const;

/** Whom an announcement would reach; null until it says whom it is for. */
export const reachQuery = (of: Audience) => {
  const { audience = 'all' } = of;
  const field = audience === 'all' ? undefined : named[audience];
  const value = field && of[field];
  return queryOptions({
    queryKey: ['announcement', 'reach', audience, value ?? null],
    queryFn: async ({ signal }) => {
      if (field && !value) return null;
      const query = { audience, ...(field && { [field]: value }) };
      return dataOf(await club.api.GET('/announcement/reach', { params: { query }, signal }));
    },
    staleTime: 0,
  });
};

/** How many readers one call brings. */
const AT_ONCE = 200;

/** All whom an announcement has gone to, for who has written it. */
export const readersQuery = (announcement: string) =>
  queryOptions({
    queryKey: ['announcement-reader', 'of', announcement],
    queryFn: async ({ signal }): Promise<AnnouncementReader[]> => {
      const all: AnnouncementReader[] = [];
      for (let page = 0; ; page += 1) {
        const query = { announcement, size: AT_ONCE, page } as const;
        const { results, page: paging } = await club.table('announcement-reader').list(query, { signal });
        all.push(...results);
        if (page + 1 >= paging.totalPages) return all;
      }
    },
  });

const shown = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['announcement'] }),
    queryClient.invalidateQueries({ queryKey: ['announcement-reader'] }),
  ]);

/** Sends an announcement, or schedules it for its time, as it was seen. */
export async function sendAnnouncement({ id, version }: Announcement): Promise<Announcement> {
  const sent = await club.table('announcement').act(id, 'send', undefined, { ifMatch: version });
  await shown();
  return sent;
}

/** Takes an announcement back. */
export async function takeBackAnnouncement({ id }: Announcement): Promise<Announcement> {
  const taken = await club.table('announcement').act(id, 'take-back');
  await shown();
  return taken;
}

/** Says that the person has opened it; where that can't be told now it is at the next time. */
export async function markSeen({ id }: AnnouncementReader): Promise<void> {
  await club.table('announcement-reader').act(id, 'see');
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['announcement-reader'] }),
    queryClient.invalidateQueries({ queryKey: ['notice'] }),
  ]);
}

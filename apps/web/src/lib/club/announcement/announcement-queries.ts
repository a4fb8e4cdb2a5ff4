import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../api/club.ts';

export type Announcement = Entity<'announcement'>;
export type AnnouncementReader = Entity<'announcement-reader'>;

/** An announcement as somebody may read it; null where there is none for them, as one that was taken back. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: ['announcement', 'read', id],
    queryFn: async ({ signal }): Promise<Announcement | null> =>
      (await club.table('announcement').list({ id, size: 1 }, { signal })).results[0] ?? null,
  });

/** What says that the person was told it; null where they were not, as who has written it. */
export const ownReaderQuery = (announcement: string, user: string) =>
  queryOptions({
    queryKey: ['announcement-reader', 'own', announcement],
    queryFn: async ({ signal }): Promise<AnnouncementReader | null> =>
      (await club.table('announcement-reader').list({ announcement, user, size: 1 }, { signal }))
        .results[0] ?? null,
  });

/** What was written to the people of a training, the newest first, as far as the person may read it. */
export const writtenToTrainingQuery = (training: string) =>
  queryOptions({
    queryKey: ['announcement', 'to-training', training],
    queryFn: async ({ signal }): Promise<Announcement[]> => {
      const query = { training, sort: 'createdAt,desc', size: 50 } as const;
      const { results } = await club.table('announcement').list(query, { signal });
      return results.filter(({ audience }) => audience === 'training');
    },
  });

/** How many have opened an announcement, for who has written it. */
export const seenCountQuery = (announcement: string) =>
  queryOptions({
    queryKey: ['announcement-reader', 'seen-count', announcement],
    queryFn: async ({ signal }): Promise<number> => {
      const query = { announcement, 'seenAt.null': false, size: 1 } as const;
      return (await club.table('announcement-reader').list(query, { signal })).page.totalElements;
    },
  });

/** What it is called for who reads in a language. */
export const titleIn = (
  language: string,
  { titlePl, titleEn }: Pick<Announcement, 'titlePl' | 'titleEn'>,
): string => (language === 'en' && titleEn) || titlePl;

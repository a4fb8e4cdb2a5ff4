import { queryClient } from '../../lib/api/query-client.ts';
import { announcementQuery } from '../../lib/club/announcement/announcement-queries.ts';
import { filesQuery } from '../../lib/files/files-of.ts';
import { filesOfAnnouncement } from './attached-files.ts';

/** What the page of an announcement shows first: its words, and which files come with it. */
export const announcementData = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(announcementQuery(id)),
    queryClient.prefetchQuery(filesQuery(filesOfAnnouncement(id))),
  ]);

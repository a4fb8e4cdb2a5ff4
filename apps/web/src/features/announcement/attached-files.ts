import type { Entity } from '@tatami/sdk';
import type { FilesOf } from '../../lib/files/files-of.ts';

export type AttachedFile = Entity<'announcement-file'>;

/** The files that come with an announcement. */
export const filesOfAnnouncement = (announcement: string): FilesOf<'announcement-file'> => ({
  table: 'announcement-file',
  to: `/announcement/${announcement}`,
  by: { announcement },
});

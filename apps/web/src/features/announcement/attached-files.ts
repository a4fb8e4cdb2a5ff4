import type { Entity } from '@tatami/sdk';
import type { FilesOf } from '../../lib/files/files-of.ts';

export type AttachedFile = Entity<'announcement-file'>;

/** The files that come with an announcement. */
export const filesOfAnnouncement = (announcement: string): FilesOf<'announcement-file'> => ({
  table: 'announcement-file',
  to: `/announcement/${announcement}`,
  by: { announcement },
});

/** Whether a file is a picture that says not what it shows: it goes out with none of those. */
export const isUnnamedPicture = ({ mediaType, alt }: AttachedFile): boolean =>
  mediaType.startsWith('image/') && !alt;

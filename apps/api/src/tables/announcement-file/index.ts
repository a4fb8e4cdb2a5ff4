import type { TableCall } from '../../table/definition.ts';
import { contentOf } from '../../table/uploads/file-content.ts';
import type { FilesOf } from '../../table/uploads/files-of.ts';
import { uploadsOf } from '../../table/uploads/upload-calls.ts';
import { announcementTable } from '../announcement/index.ts';
import { announcementFileTable, refuseSent } from './announcement-file-table.ts';
import { attachmentTypes } from './columns.ts';

export { announcementFileTable } from './announcement-file-table.ts';

/** The files that come with an announcement. */
export const announcementFiles: FilesOf = {
  table: announcementFileTable,
  owners: announcementTable,
  owner: 'announcement',
  uploads: 'announcement_upload',
  pieces: 'announcement_piece',
  path: '/announcement-upload',
  right: 'Announcement:Write',
  writers: 't.author = :viewer',
  types: attachmentTypes,
  refuseClosed: refuseSent,
};

export const announcementFileCalls: readonly TableCall[] = [
  uploadsOf(announcementFiles),
  contentOf(announcementFiles, 'an announcement'),
];

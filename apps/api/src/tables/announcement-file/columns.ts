import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { fileColumns, pieceColumns, uploadColumns } from '../../table/uploads/file-columns.ts';
import { announcement } from '../announcement/columns.ts';
import { user } from '../user/columns.ts';

/** Pictures, and what is printed or filled in (domain.md, announcement). */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** A file that has come in whole; its bytes are the pieces of the upload of the same id. */
export const announcementFile = pgTable(
  'announcement_file',
  {
    ...entity(),
    announcement: uuid('announcement')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    ...fileColumns(attachmentTypes),
    alt: text('alt'),
  },
  (t) => [
    index('announcement_file_announcement_idx').on(t.announcement, t.id),
    index('announcement_file_created_at_idx').on(t.createdAt, t.id),
    index('announcement_file_discarded_at_idx').on(t.discardedAt, t.id),
  ],
);

export type AnnouncementFile = typeof announcementFile.$inferSelect;

/** A file on its way, and from then on the place of its bytes: they go with the file, or with the day after which it did not come. */
export const announcementUpload = pgTable(
  'announcement_upload',
  {
    id: uuid('id').primaryKey(),
    announcement: uuid('announcement')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    user: uuid('user').references(() => user.id, { onDelete: 'set null' }),
    ...uploadColumns(),
    file: uuid('file').references(() => announcementFile.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('announcement_upload_announcement_idx').on(t.announcement),
    index('announcement_upload_user_idx').on(t.user, t.createdAt),
    index('announcement_upload_file_idx').on(t.file),
    index('announcement_upload_created_at_idx').on(t.createdAt),
  ],
);

export const announcementPiece = pgTable(
  'announcement_piece',
  {
    ...pieceColumns(),
    upload: uuid('upload')
      .notNull()
      .references(() => announcementUpload.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.upload, t.at] })],
);

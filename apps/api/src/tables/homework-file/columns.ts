import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { fileColumns, pieceColumns, uploadColumns } from '../../table/uploads/file-columns.ts';
import { homeworkSubmission } from '../homework-submission/columns.ts';
import { user } from '../user/columns.ts';

export const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'audio/mpeg',
  'audio/mp4',
  'application/pdf',
] as const;

/** A file that has come in whole; its bytes are the pieces of the upload of the same id. */
export const homeworkFile = pgTable(
  'homework_file',
  {
    ...entity(),
    submission: uuid('submission')
      .notNull()
      .references(() => homeworkSubmission.id, { onDelete: 'cascade' }),
    ...fileColumns(fileTypes),
  },
  (t) => [
    index('homework_file_submission_idx').on(t.submission, t.id),
    index('homework_file_created_at_idx').on(t.createdAt, t.id),
    index('homework_file_discarded_at_idx').on(t.discardedAt, t.id),
  ],
);

export type HomeworkFile = typeof homeworkFile.$inferSelect;

/** A file on its way, and from then on the place of its bytes: they go with the file, or with the day after which it did not come. */
export const upload = pgTable(
  'upload',
  {
    id: uuid('id').primaryKey(),
    submission: uuid('submission')
      .notNull()
      .references(() => homeworkSubmission.id, { onDelete: 'cascade' }),
    user: uuid('user').references(() => user.id, { onDelete: 'set null' }),
    ...uploadColumns(),
    file: uuid('file').references(() => homeworkFile.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('upload_submission_idx').on(t.submission),
    index('upload_user_idx').on(t.user, t.createdAt),
    index('upload_file_idx').on(t.file),
    index('upload_created_at_idx').on(t.createdAt),
  ],
);

export const uploadPiece = pgTable(
  'upload_piece',
  {
    ...pieceColumns(),
    upload: uuid('upload')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.upload, t.at] })],
);

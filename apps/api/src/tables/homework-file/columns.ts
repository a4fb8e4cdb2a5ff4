import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, entity, instant } from '../../database/columns.ts';
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
    name: text('name').notNull(),
    mediaType: text('media_type', { enum: fileTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    discardedAt: instant('discarded_at'),
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
    name: text('name').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it was given up, or refused; its bytes went then. */
    endedAt: instant('ended_at'),
    file: uuid('file').references(() => homeworkFile.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('upload_submission_idx').on(t.submission),
    index('upload_user_idx').on(t.user, t.createdAt),
    index('upload_file_idx').on(t.file),
    index('upload_created_at_idx').on(t.createdAt),
  ],
);

/** A piece of a file, and where in it that begins: small, so that no row of the database is as large as a video. */
export const uploadPiece = pgTable(
  'upload_piece',
  {
    upload: uuid('upload')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.upload, t.at] })],
);

import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../database/columns.ts';

/** What is stored of a file that has come in whole. */
export const fileColumns = <Type extends string, Types extends readonly [Type, ...Type[]]>(types: Types) => ({
  name: text('name').notNull(),
  mediaType: text('media_type', { enum: types }).notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width'),
  height: integer('height'),
  discardedAt: instant('discarded_at'),
});

/** What is stored of a file on its way. */
export const uploadColumns = () => ({
  name: text('name').notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** When it was given up, or refused; its bytes went then. */
  endedAt: instant('ended_at'),
});

/** A piece of a file, and where in it that begins: small, so that no row of the database is as large as a video. */
export const pieceColumns = () => ({
  upload: uuid('upload').notNull(),
  at: integer('at').notNull(),
  bytes: bytes('bytes').notNull(),
});

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, entity, instant, polishText, searchText, searchWords } from '../../database/columns.ts';
import { user } from '../user/columns.ts';

export const articleCategories = ['news', 'seminar', 'exam', 'guide'] as const;
export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const;

export const article = pgTable(
  'article',
  {
    ...entity(),
    slug: text('slug').notNull().unique(),
    titlePl: polishText('title_pl').notNull(),
    titleEn: text('title_en'),
    leadPl: text('lead_pl'),
    leadEn: text('lead_en'),
    bodyPl: text('body_pl').notNull(),
    bodyEn: text('body_en'),
    cover: text('cover'),
    coverAltPl: text('cover_alt_pl'),
    coverAltEn: text('cover_alt_en'),
    category: text('category', { enum: articleCategories }).notNull().default('news'),
    author: uuid('author').references(() => user.id, { onDelete: 'set null' }),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    pinned: boolean('pinned').notNull().default(false),
    state: text('state', { enum: articleStates }).notNull().default('draft'),
    searchText: searchText('title_pl', 'title_en', 'lead_pl', 'slug'),
    searchWords: searchWords(['title_pl', 'title_en'], ['lead_pl', 'lead_en'], ['body_pl', 'body_en']),
  },
  (t) => [
    index('article_published_idx').on(t.state, t.publishAt),
    index('article_search_words_idx').using('gin', t.searchWords),
    index('article_listed_idx').on(t.pinned, sql`coalesce(${t.publishAt}, ${t.createdAt})`, t.id),
    index('article_appeared_idx').on(sql`coalesce(${t.publishAt}, ${t.createdAt})`, t.id),
    index('article_counted_idx').on(t.category, t.state, t.publishAt, t.unpublishAt),
    check('article_times_check', sql`${t.publishAt} < ${t.unpublishAt}`),
    check('article_cover_check', sql`${t.cover} is null or ${t.coverAltPl} is not null`),
    check('article_scheduled_check', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
  ],
);

export type Article = typeof article.$inferSelect;

/** What a draft and a version hold: none is the empty text, as a draft may have no title yet. */
const texts = () => ({
  titlePl: text('title_pl').notNull(),
  titleEn: text('title_en').notNull(),
  leadPl: text('lead_pl').notNull(),
  leadEn: text('lead_en').notNull(),
  bodyPl: text('body_pl').notNull(),
  bodyEn: text('body_en').notNull(),
});

const ofArticle = () =>
  uuid('article')
    .notNull()
    .references(() => article.id, { onDelete: 'cascade' });

const by = () => uuid('user').references(() => user.id, { onDelete: 'set null' });

/** What is written and not published yet: one of each article, whoever writes it. */
export const articleDraft = pgTable('article_draft', {
  article: ofArticle().primaryKey(),
  ...texts(),
  version: integer('version').notNull().default(1),
  user: by(),
  updatedAt: instant('updated_at').notNull(),
});

export const versionKinds = ['published', 'saved'] as const;

/** The texts of an article as they were published, or set down on the way. */
export const articleVersion = pgTable(
  'article_version',
  {
    id: uuid('id').primaryKey(),
    article: ofArticle(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    ...texts(),
    note: text('note'),
    user: by(),
    createdAt: instant('created_at').notNull(),
    /** How many words came and went since the version before. */
    wordsAdded: integer('words_added').notNull(),
    wordsRemoved: integer('words_removed').notNull(),
  },
  (t) => [
    index('article_version_article_idx').on(t.article, t.id),
    index('article_version_user_idx').on(t.user),
  ],
);

/** Who has an article open in its editor. */
export const articleWriter = pgTable(
  'article_writer',
  {
    article: ofArticle(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.article, t.user] }), index('article_writer_user_idx').on(t.user)],
);

/** A picture that may stand in the text of an article. */
export const articlePicture = pgTable(
  'article_picture',
  {
    id: uuid('id').primaryKey(),
    article: ofArticle(),
    name: text('name').notNull(),
    /** The sides of the largest of its files, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Whether it says nothing, so that nothing has to be said of it. */
    isDecorative: boolean('is_decorative').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('article_picture_article_idx').on(t.article, t.id)],
);

export const pictureKinds = ['avif', 'webp', 'jpg'] as const;

export const articlePictureFile = pgTable(
  'article_picture_file',
  {
    picture: uuid('picture')
      .notNull()
      .references(() => articlePicture.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    kind: text('kind', { enum: pictureKinds }).notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.picture, t.width, t.kind] })],
);

/** A link by which somebody without an account reads the draft; its address is signed, and not stored. */
export const articlePreview = pgTable(
  'article_preview',
  {
    id: uuid('id').primaryKey(),
    article: ofArticle(),
    user: by(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('article_preview_article_idx').on(t.article), index('article_preview_user_idx').on(t.user)],
);

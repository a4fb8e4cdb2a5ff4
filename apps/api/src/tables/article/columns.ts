import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, polishText, searchText, searchWords } from '../../database/columns.ts';
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
    check('article_times_check', sql`${t.publishAt} < ${t.unpublishAt}`),
    check('article_cover_check', sql`${t.cover} is null or ${t.coverAltPl} is not null`),
    check('article_scheduled_check', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
  ],
);

export type Article = typeof article.$inferSelect;

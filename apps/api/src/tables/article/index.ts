import { invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, instant, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { articleActions, isPublished } from './actions.ts';
import { type Article, article, articleCategories, articleStates } from './columns.ts';

export { isPublished } from './actions.ts';
export { articleCategories } from './columns.ts';
export { isSearched, type SearchedWord, searchedWords, searchQuery } from './search-words.ts';

const markdown = (description: string) => text(50_000, { description });

export const articleTable = defineTable<Article>({
  name: 'article',
  entity: 'Article',
  description:
    'What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it.',
  granted: { Instructors: 'Write' },
  table: article,
  few: true,
  fields: {
    slug: text(120, {
      minLength: 3,
      pattern: '^[a-z0-9-]{3,120}$',
      examples: ['egzamin-letni'],
      description: 'The last part of the article’s address.',
    }),
    titlePl: text(200, { description: 'The heading in Polish.' }),
    titleEn: text(200, { description: 'The heading in English.' }),
    leadPl: text(300, { description: 'What stands under the heading and in lists, in Polish.' }),
    leadEn: text(300, { description: 'What stands under the heading and in lists, in English.' }),
    bodyPl: markdown('The text in Polish, as Markdown.'),
    bodyEn: markdown('The text in English, as Markdown.'),
    coverAltPl: text(300, {
      description:
        'What the cover shows, in Polish, for whoever can’t see it; an article with a cover has it.',
    }),
    coverAltEn: text(300, { description: 'What the cover shows, in English.' }),
    category: oneOf(articleCategories, { description: 'What the article is about.' }),
    author: reference('user', { description: 'Who enters the article unless told.' }),
    publishAt: instant({ description: 'When it appears; publishing one before that schedules it.' }),
    unpublishAt: instant({ description: 'When it goes to the archive by itself.' }),
    pinned: flag({ description: 'Whether it stands above the others.' }),
  },
  readOnly: {
    state: oneOf(articleStates, {
      description: 'Readers see what is `published`; what is `scheduled` they see from `publishAt` on.',
    }),
  },
  pictured: { field: 'cover', shape: 'wide' },
  derived: {
    authorName: {
      schema: nullable(text(201)),
      sql: `u.first_name || ' ' || u.last_name`,
      via: [{ table: 'user', as: 'u', by: 'author' }],
    },
  },
  search: ['titlePl', 'titleEn', 'leadPl', 'slug'],
  sort: ['pinned,desc', 'publishAt,desc', 'createdAt,desc'],
  own: 't.author = :viewer',
  published: isPublished,
  rules: {
    beforeInsert({ viewer }, values) {
      checkTimes(values);
      return { ...values, author: values.author ?? viewer.id };
    },
    beforeUpdate(_, values, current) {
      checkTimes({ ...current, ...values });
      // What is told of a cover goes with it.
      if (current.cover && values.cover === null) return { ...values, coverAltPl: null, coverAltEn: null };
      checkCover({ ...current, ...values });
      return values;
    },
  },
  actions: articleActions,
});

function checkCover({ cover, coverAltPl }: Partial<Article>): void {
  if (cover && !coverAltPl) throw invalid({ field: 'coverAltPl', code: 'required' });
}

function checkTimes({ publishAt, unpublishAt }: Partial<Article>): void {
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw invalid({ field: 'unpublishAt', code: 'wrong-order' });
}

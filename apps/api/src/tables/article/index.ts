import { conflict, invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, instant, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { articleActions, isPublished } from './actions.ts';
import { type Article, article, articleCategories, articleStates } from './columns.ts';
import { draftOf } from './drafts.ts';
import { textFields, textsOf } from './texts.ts';
import { noteFirstVersion, noteVersion } from './versions.ts';

export { isPublished } from './actions.ts';
export { type Article, articleCategories, versionKinds } from './columns.ts';
export { draftOf, dropDraft, storeDraft } from './drafts.ts';
export { formQueries, isSearched, type SearchedWord, searchedWords, searchQuery } from './search-words.ts';
export { type ArticleTexts, selectTexts, textsOf } from './texts.ts';
export { noteFirstVersion, noteVersion } from './versions.ts';

const markdown = (description: string) => text(50_000, { description });

export const articleTable = defineTable<Article>({
  name: 'article',
  entity: 'Article',
  description: 'News, seminars, exams, guides. A missing English text falls back to the Polish one.',
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
    leadPl: text(300, { description: 'The Polish text under the heading and in lists.' }),
    leadEn: text(300, { description: 'The English text under the heading and in lists.' }),
    bodyPl: markdown('The text in Polish, as Markdown.'),
    bodyEn: markdown('The text in English, as Markdown.'),
    coverAltPl: text(300, {
      description: 'What the cover shows, in Polish, for who can’t see it; needed with a cover.',
    }),
    coverAltEn: text(300, { description: 'What the cover shows, in English.' }),
    category: oneOf(articleCategories, { description: 'What the article is about.' }),
    author: reference('user', { description: 'Who enters it unless told.' }),
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
    async beforeUpdate(context, values, current) {
      checkTimes({ ...current, ...values });
      const isWritten = changesTexts(values, current);
      // Its draft was made of what this would replace.
      const isOpen = isWritten && (await draftOf(context.client, current.id)) !== null;
      const accepted = isOpen ? refuseTexts(values, current) : values;
      if (isWritten && !isOpen && current.state !== 'draft') await noteFirstVersion(context, current);
      // What is told of a cover goes with it.
      if (current.cover && values.cover === null) return { ...accepted, coverAltPl: null, coverAltEn: null };
      checkCover({ ...current, ...values });
      return accepted;
    },
    /** What is written past the editor is a version too. */
    async afterUpdate(context, row, previous) {
      if (!changesTexts(row, previous)) return;
      const kind = row.state === 'draft' ? 'saved' : 'published';
      await noteVersion(context, row.id, { kind, texts: textsOf(row) });
    },
  },
  actions: articleActions,
});

const changesTexts = (values: Partial<Article>, current: Article): boolean =>
  textFields.some((field) => values[field] !== undefined && values[field] !== current[field]);

/**
 * What may be written beside an open draft. Until it is published first, an article is called as its draft is: whoever
 * sends an older title with other settings has changed none.
 *
 * @throws {Problem} 409 where other texts are among it
 */
function refuseTexts(values: Partial<Article>, current: Article): Partial<Article> {
  const { titlePl, ...rest } = values;
  if (current.state !== 'draft' || changesTexts(rest, current)) throw conflict('article-draft-open');
  return rest;
}

function checkCover({ cover, coverAltPl }: Partial<Article>): void {
  if (cover && !coverAltPl) throw invalid({ field: 'coverAltPl', code: 'required' });
}

function checkTimes({ publishAt, unpublishAt }: Partial<Article>): void {
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw invalid({ field: 'unpublishAt', code: 'wrong-order' });
}

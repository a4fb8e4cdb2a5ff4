import type { Article } from './columns.ts';

/** What of an article is written in its editor, and kept in its versions. */
export const textFields = ['titlePl', 'titleEn', 'leadPl', 'leadEn', 'bodyPl', 'bodyEn'] as const;

/** SQL: the columns of the same, in the same order, by their names. */
export const textColumns = textFields
  .map((field) => field.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`))
  .join(', ');

/** SQL of the texts of a row that is called `of`, by field. */
export const selectTexts = (of: string): string =>
  textFields
    .map((field, at) => `${of}.${textColumns.split(', ')[at]} as "${field}"`)
    .join(', ');

/** The texts of an article as they are written; none is the empty text. */
export type ArticleTexts = Record<(typeof textFields)[number], string>;

export function textsOf(row: Partial<Record<keyof ArticleTexts, string | null>>): ArticleTexts {
  return Object.fromEntries(textFields.map((field) => [field, row[field] ?? ''])) as ArticleTexts;
}

/** The same as an article has them: what may be missing, and is not there, is null. */
export function asColumns(texts: ArticleTexts): Pick<Article, keyof ArticleTexts> {
  const { titlePl, bodyPl } = texts;
  const rest = (['titleEn', 'leadPl', 'leadEn', 'bodyEn'] as const).map((field) => [field, texts[field] || null]);
  return { ...(Object.fromEntries(rest) as Pick<Article, 'titleEn' | 'leadPl' | 'leadEn' | 'bodyEn'>), titlePl, bodyPl };
}

export const isSame = (one: ArticleTexts, other: ArticleTexts): boolean =>
  textFields.every((field) => one[field] === other[field]);

import type { Article } from './columns.ts';

/** What of an article is written in its editor, and kept in its versions. */
export const textFields = ['titlePl', 'titleEn', 'leadPl', 'leadEn', 'bodyPl', 'bodyEn'] as const;

/** SQL: the columns of the same, in the same order, by their names. */
export const textColumns = textFields
  .map((field) => field.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`))
  .join(', ');

/** SQL of the texts of a row that is called `of`, by field. */
export const selectTexts = (of: string): string =>
  textFields.map((field, at) => `${of}.${textColumns.split(', ')[at]} as "${field}"`).join(', ');

/** The texts of an article as they are written; none is the empty text. */
export type ArticleTexts = Record<(typeof textFields)[number], string>;

export function textsOf(row: Partial<Record<keyof ArticleTexts, string | null>>): ArticleTexts {
  return Object.fromEntries(textFields.map((field) => [field, row[field] ?? ''])) as ArticleTexts;
}

/** The same as an article has them, as all that is sent is tidied: trimmed, and null for what may be missing and is not there. */
export function asColumns(texts: ArticleTexts): Pick<Article, keyof ArticleTexts> {
  const trimmed = Object.fromEntries(textFields.map((field) => [field, texts[field].trim()])) as ArticleTexts;
  const { titlePl, bodyPl, titleEn, leadPl, leadEn, bodyEn } = trimmed;
  return {
    ...{ titlePl, bodyPl },
    ...{ titleEn: titleEn || null, leadPl: leadPl || null, leadEn: leadEn || null, bodyEn: bodyEn || null },
  };
}

export const isSame = (one: ArticleTexts, other: ArticleTexts): boolean =>
  textFields.every((field) => one[field] === other[field]);

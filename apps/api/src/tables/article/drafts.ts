import { conflict, invalid } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { type ArticleTexts, selectTexts, textColumns, textFields } from './texts.ts';

type Client = Pick<WriteContext['client'], 'query'>;

export interface ArticleDraft extends ArticleTexts {
  version: number;
  user: string | null;
  updatedAt: string;
}

/** The open draft of an article, or null. */
export async function draftOf(client: Client, article: string): Promise<ArticleDraft | null> {
  const { rows } = await client.query<ArticleDraft>(
    `select d.version, d."user", d.updated_at as "updatedAt", ${selectTexts('d')} from article_draft d where d.article = $1`,
    [article],
  );
  return rows[0] ?? null;
}

/**
 * Stores the draft of a locked article.
 *
 * @param seen the version of the draft that it was made of; 0 where there was none
 * @returns the version of the draft since
 * @throws {Problem} 409 when somebody else has stored another meanwhile
 */
export async function storeDraft(
  { client, viewer, now }: WriteContext,
  article: string,
  texts: ArticleTexts,
  seen: number,
): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `insert into article_draft (article, version, "user", updated_at, ${textColumns})
     select $1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10
     where $2 = coalesce((select version from article_draft where article = $1), 0)
     on conflict (article) do update set version = excluded.version, "user" = excluded."user",
       updated_at = excluded.updated_at, (${textColumns}) = (${textFields.map((_, at) => `$${at + 5}`).join(', ')})
     returning version`,
    [article, seen, viewer.id, now.toISOString(), ...textFields.map((field) => texts[field])],
  );
  const [stored] = rows;
  if (!stored) throw conflict('article-draft-changed');
  return stored.version;
}

export async function dropDraft({ client }: { client: Client }, article: string): Promise<void> {
  await client.query('delete from article_draft where article = $1', [article]);
}

/** @throws {Problem} 400 for what can't be read without, 409 for a picture of which nobody said what it shows */
export async function refuseUnfinished(client: Client, article: string, texts: ArticleTexts): Promise<void> {
  const missing = (['titlePl', 'bodyPl'] as const).filter((field) => texts[field].trim() === '');
  if (missing.length > 0) throw invalid(...missing.map((field) => ({ field, code: 'required' as const })));
  const wordless = [...silentPictures(texts.bodyPl), ...silentPictures(texts.bodyEn)];
  if (wordless.length === 0) return;
  const { rows } = await client.query<{ id: string }>(
    'select id from article_picture where article = $1 and is_decorative',
    [article],
  );
  const decorative = new Set(rows.map(({ id }) => id));
  if (wordless.some((id) => !decorative.has(id))) throw conflict('article-picture-alt');
}

/** A picture of the club's own without words, as Markdown has it: `![](/cms/picture/…)`. */
const silent = /!\[\s*\]\(\s*<?\/cms\/picture\/([0-9a-f-]{36})-\d+x\d+/g;

/**
 * The club's own pictures that stand in a text without a word of what they show. The text is searched and not read as
 * Markdown: what is nested a thousand times would keep the server busy for as long as it is.
 */
const silentPictures = (markdown: string): string[] =>
  [...markdown.matchAll(silent)].map(([, id = '']) => id);

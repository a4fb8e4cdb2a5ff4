import { diffArrays } from 'diff';
import { newId } from '../../database/columns.ts';
import type { WriteContext } from '../../table/definition.ts';
import type { Article, versionKinds } from './columns.ts';
import { type ArticleTexts, isSame, selectTexts, textColumns, textFields, textsOf } from './texts.ts';

/** Milliseconds for counting; what takes longer was written anew. */
const PATIENCE = 200;

const wordsOf = (texts: ArticleTexts): string[] =>
  textFields.flatMap((field) => texts[field].match(/[\p{L}\p{N}]+/gu) ?? []);

/** How many words came and went between two texts. */
function countWords(before: ArticleTexts, after: ArticleTexts) {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts = diffArrays(old, now, { timeout: PATIENCE });
  if (!parts) return { added: now.length, removed: old.length };
  const count = (which: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[which] ? part.value.length : 0), 0);
  return { added: count('added'), removed: count('removed') };
}

interface Noted {
  kind: (typeof versionKinds)[number];
  texts: ArticleTexts;
  note?: string | null;
  /** Who and when, where that is another than who writes now. */
  user?: string | null;
  createdAt?: string;
}

/**
 * Keeps the texts of a locked article as a version. What is the same as the newest is not kept twice: as that is published,
 * it is one that was.
 */
export async function noteVersion(
  { client, viewer, now }: Pick<WriteContext, 'client' | 'viewer' | 'now'>,
  article: string,
  { kind, texts, note = null, user = viewer.id, createdAt = now.toISOString() }: Noted,
): Promise<void> {
  const { rows } = await client.query<ArticleTexts & { id: string; kind: string }>(
    `select v.id, v.kind, ${selectTexts('v')} from article_version v where v.article = $1
     order by v.created_at desc, v.id desc limit 1`,
    [article],
  );
  const [newest] = rows;
  if (newest && isSame(newest, texts)) {
    if (kind === 'published' && newest.kind !== 'published')
      await client.query(`update article_version set kind = 'published' where id = $1`, [newest.id]);
    return;
  }
  const { added, removed } = countWords(newest ?? textsOf({}), texts);
  await client.query(
    `insert into article_version (id, article, kind, note, "user", created_at, words_added, words_removed, ${textColumns})
     values ($1, $2, $3, $4, (select id from "user" where id = $5), $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[newId(), article, kind, note, user, createdAt, added, removed],
      ...textFields.map((field) => texts[field]),
    ],
  );
}

/** Keeps what stands in an article that has no version yet: it was written before there were any, or by a program. */
export async function noteFirstVersion(
  context: WriteContext,
  article: Pick<Article, 'id' | 'author' | 'state' | 'updatedAt' | keyof ArticleTexts>,
): Promise<void> {
  const { rowCount } = await context.client.query('select from article_version where article = $1 limit 1', [
    article.id,
  ]);
  if (rowCount) return;
  await noteVersion(context, article.id, {
    kind: article.state === 'draft' ? 'saved' : 'published',
    texts: textsOf(article),
    user: article.author,
    createdAt: article.updatedAt,
  });
}

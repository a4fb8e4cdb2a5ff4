import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { WriteContext } from '../../table/definition.ts';
import { text } from '../../table/fields.ts';
import { writeOnce } from '../../table/idempotency.ts';
import { lockRows } from '../../table/lock-row.ts';
import { inWriteContext } from '../../table/write.ts';
import { type Article, articleTable } from '../../tables/article/index.ts';

/** Who may write articles (domain.md, Rights). */
export const mayWrite = { right: 'Article:Write' } as const;

/** The article that a call is about, locked until the transaction ends. @throws {Problem} 404 */
async function lockArticle(context: WriteContext, id: string): Promise<Article> {
  const [article] = await lockRows<Article>(context, articleTable, 't.id = $1', [id]);
  if (!article) throw notFound();
  return article;
}

type Work<T> = (context: WriteContext, article: Article) => Promise<T>;

/** Does something with what stands beside an article, which is no row of the table; then whoever has it open hears of it. */
export async function besideArticle<T>(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  verb: string,
  work: Work<T>,
): Promise<T> {
  const { viewer, params } = request;
  const { article, answer } = await inWriteContext(services, viewer, async (context) => {
    const article = await lockArticle(context, params.id);
    return { article, answer: await work(context, article) };
  });
  tell(services, article, verb, viewer.id);
  return answer;
}

/** The same once a key. */
export async function besideArticleOnce<T>(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  verb: string,
  work: Work<T>,
): Promise<T> {
  let found: Article | undefined;
  const { body } = await writeOnce(services, request, async (context) => {
    found = await lockArticle(context, request.params.id);
    return { status: 201, body: await work(context, found) };
  });
  if (found) tell(services, found, verb, request.viewer.id);
  return body;
}

/** Tells whoever listens to the article. Nothing of the row has changed, so neither the log nor webhooks have a line of it. */
function tell({ changes }: Services, article: Article, verb: string, by: string): void {
  const { id, version } = article;
  changes.publish([{ table: articleTable.name, id, verb, version, row: article }], by);
}

const written = (maxLength: number, description: string) => Type.String({ maxLength, description });

/** The texts of an article as they are written; what is missing is empty. */
export const textSchemas = {
  titlePl: written(200, 'The heading in Polish.'),
  titleEn: written(200, 'The heading in English.'),
  leadPl: written(300, 'The lead in Polish.'),
  leadEn: written(300, 'The lead in English.'),
  bodyPl: written(50_000, 'The text in Polish, as Markdown.'),
  bodyEn: written(50_000, 'The text in English, as Markdown.'),
};

/** Whoever wrote something, by their name; null for who is no longer there. */
export const byWhom = Type.Union(
  [
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      firstName: text(100),
      lastName: text(100),
      picture: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ],
  { description: 'Who it was; null where they are gone.' },
);

/** SQL of the same, of the user that `of` names. */
export const selectWhom = (of: string): string =>
  `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'picture', u.picture)
    from "user" u where u.id = ${of})`;

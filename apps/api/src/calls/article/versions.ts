import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { text } from '../../table/fields.ts';
import { idempotencyHeaders } from '../../table/idempotency.ts';
import { type ArticleTexts, draftOf, noteVersion, selectTexts, textsOf } from '../../tables/article/index.ts';
import { besideArticleOnce, mayWrite, textSchemas } from './for-writers.ts';

/** `POST /article/{id}/writing/version`, `GET /article/{id}/version/{version}`: what was written at a time. */
export function registerVersions(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string }; Body: { note?: string } }>(
    '/article/:id/writing/version',
    {
      config: { access: mayWrite },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as { note?: string };
      },
      schema: {
        operationId: 'keepArticleVersion',
        summary: 'Keep what is written of an article as a version',
        description: 'Nothing is published by it. What is the same as the newest version is not kept twice.',
        tags: ['article'],
        params: idParams,
        headers: idempotencyHeaders,
        body: Type.Object(
          { note: Type.Optional(text(200, { description: 'What is to be remembered of it.' })) },
          { additionalProperties: false },
        ),
        response: {
          204: Type.Null({ description: 'It is kept.' }),
          ...problemResponses(400, 401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      await besideArticleOnce(services, request, 'version', async (context, article) => {
        const texts = textsOf((await draftOf(context.client, article.id)) ?? article);
        await noteVersion(context, article.id, { kind: 'saved', texts, note: request.body.note ?? null });
        return null;
      });
      return reply.code(204).send();
    },
  );

  app.get<{ Params: { id: string; version: string } }>(
    '/article/:id/writing/version/:version',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'getArticleVersion',
        summary: 'The texts of a version',
        description: 'It never changes. To restore it, save it as the draft.',
        tags: ['article'],
        params: Type.Object({ ...idParams.properties, version: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object(textSchemas), ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ params: { id, version } }) => {
      const { rows } = await services.database.pool.query<ArticleTexts>(
        `select ${selectTexts('v')} from article_version v where v.article = $1 and v.id = $2`,
        [id, version],
      );
      if (!rows[0]) throw notFound();
      return rows[0];
    },
  );
}

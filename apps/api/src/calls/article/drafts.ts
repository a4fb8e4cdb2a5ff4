import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { changeRows } from '../../table/door.ts';
import {
  type ArticleTexts,
  articleTable,
  draftOf,
  dropDraft,
  noteFirstVersion,
  storeDraft,
} from '../../tables/article/index.ts';
import { besideArticle, mayWrite, textSchemas } from './for-writers.ts';

/** `PUT` and `DELETE /article/{id}/writing/draft`: what is written and not published yet. */
export function registerDrafts(app: FastifyInstance, services: Services): void {
  app.put<{ Params: { id: string }; Body: ArticleTexts & { seen: number } }>(
    '/article/:id/writing/draft',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'saveArticleDraft',
        summary: 'Save what is written of an article',
        description:
          'Readers see it once it is published. 409 where somebody else has saved another version since the one that was seen.',
        tags: ['article'],
        params: idParams,
        body: Type.Object(
          {
            ...textSchemas,
            seen: Type.Integer({
              minimum: 0,
              description: 'The version of the draft that this was made of; 0 where there was none.',
            }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            version: Type.Integer({ description: 'The version of the draft since.' }),
            updatedAt: Type.String({ format: 'date-time', description: 'When it was saved.' }),
          }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    (request) => {
      const { seen, ...texts } = request.body;
      return besideArticle(services, request, 'draft', async (context, article) => {
        // What its readers have, and was written before there were versions, can be gone back to.
        if (article.state !== 'draft') await noteFirstVersion(context, article);
        const version = await storeDraft(context, article.id, texts, seen);
        // What nobody reads yet is called in lists as its writer calls it now.
        const titlePl = texts.titlePl.trim();
        if (article.state === 'draft' && titlePl && titlePl !== article.titlePl)
          await changeRows(context, articleTable, [{ current: { ...article }, values: { titlePl } }]);
        return { version, updatedAt: context.now.toISOString() };
      });
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/article/:id/writing/draft',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'dropArticleDraft',
        summary: 'Give up what is not published of an article',
        description:
          'What its readers see stays as it is, and so do its versions. Where there is no draft, nothing changes.',
        tags: ['article'],
        params: idParams,
        response: {
          204: Type.Null({ description: 'There is none.' }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      await besideArticle(services, request, 'draft', async (context, { id }) => {
        if (await draftOf(context.client, id)) await dropDraft(context, id);
      });
      return reply.code(204).send();
    },
  );
}

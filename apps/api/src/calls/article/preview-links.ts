import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import type { Seal } from '../../session/seal.ts';
import { integer } from '../../table/fields.ts';
import { idempotencyHeaders } from '../../table/idempotency.ts';
import { besideArticle, besideArticleOnce, mayWrite, selectWhom } from './for-writers.ts';

const DAY = 86_400_000;
/** The number of days for which a link leads to the draft unless told. */
const DAYS = 7;
const MOST_LINKS = 20;

/** What a link carries: the id of its row and the signature of that, so that who reads the database has no link. */
function tokenOf(seal: Seal, id: string): string {
  const signature = createHmac('sha256', seal.derive('preview of an article', 32)).update(id).digest();
  return `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${signature.toString('base64url')}`;
}

function idOf(seal: Seal, token: string): string | null {
  const [, first = ''] = /^([\w-]{22})\.[\w-]{43}$/.exec(token) ?? [];
  if (first === '') return null;
  const hex = Buffer.from(first, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const right = tokenOf(seal, id);
  return right.length === token.length && timingSafeEqual(Buffer.from(right), Buffer.from(token)) ? id : null;
}

/** The article that a link leads to; null for a link that is forged, withdrawn or over. */
export async function articleOfPreview(
  { seal, database, now }: Services,
  token: string,
): Promise<string | null> {
  const id = idOf(seal, token);
  if (!id) return null;
  const { rows } = await database.pool.query<{ article: string }>(
    'select article from article_preview where id = $1 and expires_at > $2',
    [id, now().toISOString()],
  );
  return rows[0]?.article ?? null;
}

export async function previewLinksOf({ seal, database, now }: Services, article: string): Promise<object[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select p.id, ${selectWhom('p."user"')} as by, p.expires_at as "expiresAt" from article_preview p
     where p.article = $1 and p.expires_at > $2 order by p.created_at`,
    [article, now().toISOString()],
  );
  return rows.map(({ id, ...rest }) => ({ id, path: `/cms/preview/${tokenOf(seal, id)}`, ...rest }));
}

/** `POST` and `DELETE /article/{id}/writing/preview-link`: how somebody without an account reads the draft. */
export function registerPreviewLinks(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string }; Body: { days?: number } }>(
    '/article/:id/writing/preview-link',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'makeArticlePreviewLink',
        summary: 'Make a link to the draft for who has no account',
        description:
          'It shows what is written now, and later what is written then; until it is over, or withdrawn.',
        tags: ['article'],
        params: idParams,
        headers: idempotencyHeaders,
        body: Type.Object(
          {
            days: Type.Optional(
              integer(1, 90, { unit: 'days', description: 'For how long; seven days unless told.' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: {
          201: Type.Object({
            id: Type.String({ format: 'uuid', description: 'Its id.' }),
            path: Type.String({ description: 'Where it leads, on the club’s address.' }),
          }),
          ...problemResponses(400, 401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) => {
      const id = await besideArticleOnce(
        services,
        request,
        'preview',
        async ({ client, viewer, now }, article) => {
          await client.query('delete from article_preview where article = $1 and expires_at <= $2', [
            article.id,
            now.toISOString(),
          ]);
          const { rowCount } = await client.query('select from article_preview where article = $1', [
            article.id,
          ]);
          if ((rowCount ?? 0) >= MOST_LINKS) throw conflict('article-too-many', { most: MOST_LINKS });
          const id = newId();
          const expiresAt = new Date(now.getTime() + (request.body.days ?? DAYS) * DAY).toISOString();
          await client.query(
            'insert into article_preview (id, article, "user", created_at, expires_at) values ($1, $2, $3, $4, $5)',
            [id, article.id, viewer.id, now.toISOString(), expiresAt],
          );
          return id;
        },
      );
      const path = `/cms/preview/${tokenOf(services.seal, id)}`;
      return reply.code(201).header('cache-control', 'no-store').send({ id, path });
    },
  );

  app.delete<{ Params: { id: string; link: string } }>(
    '/article/:id/writing/preview-link/:link',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'withdrawArticlePreviewLink',
        summary: 'Withdraw a link to the draft',
        description: 'It leads nowhere from then on.',
        tags: ['article'],
        params: Type.Object({ ...idParams.properties, link: Type.String({ format: 'uuid' }) }),
        response: {
          204: Type.Null({ description: 'It is withdrawn.' }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      await besideArticle(services, request, 'preview', async ({ client }, { id }) => {
        const { rowCount } = await client.query(
          'delete from article_preview where article = $1 and id = $2',
          [id, request.params.link],
        );
        if (rowCount === 0) throw notFound();
      });
      return reply.code(204).send();
    },
  );
}

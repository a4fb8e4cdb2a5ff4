import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { instant, integer, nullable, oneOf, text } from '../../table/fields.ts';
import { draftOf, versionKinds } from '../../tables/article/index.ts';
import { besideArticle, byWhom, mayWrite, selectWhom, textSchemas } from './for-writers.ts';
import { pictureKey } from './picture-key.ts';
import { previewLinksOf } from './preview-links.ts';

/** The number of seconds for which somebody who was not heard of again counts as writing. */
const SEEN_SECONDS = 60;

const id = Type.String({ format: 'uuid', description: 'Its id.' });

const writing = Type.Object({
  draft: Type.Union(
    [
      Type.Object({
        ...textSchemas,
        version: integer(1, 2_147_483_647, { description: 'The version that the next save names.' }),
        by: byWhom,
        updatedAt: instant({ description: 'When it was last saved.' }),
      }),
      Type.Null(),
    ],
    { description: 'What is not published yet; null where the article is as its readers have it.' },
  ),
  versions: Type.Array(
    Type.Object({
      id,
      kind: oneOf(versionKinds, { description: 'Whether it was published, or kept on the way.' }),
      note: nullable(text(200, { description: 'What is to be remembered of it.' })),
      by: byWhom,
      createdAt: instant({ description: 'When it was kept.' }),
      wordsAdded: integer(0, 100_000, { description: 'How many words came since the one before.' }),
      wordsRemoved: integer(0, 100_000, { description: 'How many words went.' }),
    }),
    { description: 'The versions, the newest first; 200 at most.' },
  ),
  pictures: Type.Array(
    Type.Object({
      id,
      name: text(200, { description: 'What its file was called.' }),
      width: integer(1, 1440, { description: 'How wide it is, in pixels.' }),
      height: integer(1, 100_000, { description: 'How high it is, in pixels.' }),
      isDecorative: Type.Boolean({ description: 'Whether it says nothing.' }),
    }),
    { description: 'The pictures that may stand in its text.' },
  ),
  pictureKey: Type.String({
    description: 'With `?key=` these pictures are shown before they are published; for a day.',
  }),
  previews: Type.Array(
    Type.Object({
      id,
      path: Type.String({ description: 'Where the draft is read without an account.' }),
      by: byWhom,
      expiresAt: instant({ description: 'When it leads nowhere any more.' }),
    }),
    { description: 'The links by which others read the draft.' },
  ),
  writers: Type.Array(byWhom, { description: 'Who else has it open.' }),
});

/** `GET` and `PUT /article/{id}/writing`: all that its editor shows, and who has it open. */
export function registerWriting(app: FastifyInstance, services: Services): void {
  const { database, seal, now } = services;
  app.get<{ Params: { id: string } }>(
    '/article/:id/writing',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'getArticleWriting',
        summary: 'How an article is being written',
        description: 'Its draft, its versions, its pictures, the links to it, and who else has it open.',
        tags: ['article'],
        params: idParams,
        response: { 200: writing, ...problemResponses(400, 401, 403, 404) },
      },
    },
    async ({ params, viewer }, reply) => {
      const { pool } = database;
      const at = now();
      const since = new Date(at.getTime() - SEEN_SECONDS * 1_000).toISOString();
      const { rowCount } = await pool.query('select from article where id = $1', [params.id]);
      if (!rowCount) throw notFound();
      const draft = await draftOf(pool, params.id);
      const who = await pool.query(`select ${selectWhom('$1::uuid')} as whom`, [draft?.user ?? null]);
      const versions = await pool.query(
        `select v.id, v.kind, v.note, ${selectWhom('v."user"')} as by, v.created_at as "createdAt",
           v.words_added as "wordsAdded", v.words_removed as "wordsRemoved"
         from article_version v where v.article = $1 order by v.created_at desc, v.id desc limit 200`,
        [params.id],
      );
      const pictures = await pool.query(
        `select id, name, width, height, is_decorative as "isDecorative" from article_picture where article = $1 order by id`,
        [params.id],
      );
      const writers = await pool.query<{ whom: object }>(
        `select ${selectWhom('w."user"')} as whom from article_writer w
         where w.article = $1 and w.seen_at > $2 and w."user" <> $3 order by w.seen_at`,
        [params.id, since, viewer.id],
      );
      const { user: _, ...texts } = draft ?? { user: null };
      return reply.header('cache-control', 'no-store').send({
        draft: draft && { ...texts, by: who.rows[0]?.whom ?? null },
        versions: versions.rows,
        pictures: pictures.rows,
        pictureKey: pictureKey(seal, params.id, at),
        previews: await previewLinksOf(services, params.id),
        writers: writers.rows.map(({ whom }) => whom),
      });
    },
  );

  app.put<{ Params: { id: string }; Body: { isOpen: boolean } }>(
    '/article/:id/writing',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'sayArticleIsOpen',
        summary: 'Say that you have an article open, or not any more',
        description: 'Others see it for a minute, unless it is said again.',
        tags: ['article'],
        params: idParams,
        body: Type.Object(
          { isOpen: Type.Boolean({ description: 'Whether it is open.' }) },
          { additionalProperties: false },
        ),
        response: {
          204: Type.Null({ description: 'Others know.' }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { params, viewer, body } = request;
      const at = now();
      const values = [params.id, viewer.id];
      // Of who is there already nobody has to hear again.
      const known = await database.pool.query(
        `update article_writer set seen_at = $3 where article = $1 and "user" = $2 and $4 and seen_at > $5`,
        [
          ...values,
          at.toISOString(),
          body.isOpen,
          new Date(at.getTime() - SEEN_SECONDS * 1_000).toISOString(),
        ],
      );
      if (known.rowCount === 0)
        await besideArticle(services, request, 'writers', async ({ client }) => {
          if (body.isOpen)
            await client.query(
              `insert into article_writer (article, "user", seen_at) values ($1, $2, $3)
               on conflict (article, "user") do update set seen_at = excluded.seen_at`,
              [...values, at.toISOString()],
            );
          else await client.query('delete from article_writer where article = $1 and "user" = $2', values);
        });
      return reply.code(204).send();
    },
  );
}

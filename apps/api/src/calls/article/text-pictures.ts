import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { integer, text } from '../../table/fields.ts';
import { LARGEST_PICTURE, pictureTooLarge, scaleForText } from '../../table/picture.ts';
import { besideArticle, mayWrite } from './for-writers.ts';

const mediaTypes = ['image/jpeg', 'image/png', 'image/webp'];
const MOST_PICTURES = 100;

/** `POST /article/{id}/writing/picture` and `PUT …/{picture}`: pictures for the text of an article. */
export function registerTextPictures(app: FastifyInstance, services: Services): void {
  // In a room of its own: no other call takes such bodies.
  app.register((pictures, _, done) => {
    pictures.addContentTypeParser(
      mediaTypes,
      { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE },
      async (_: unknown, body: Buffer) => body,
    );
    addPicture(pictures, services);
    done();
  });
  app.put<{ Params: { id: string; picture: string }; Body: { isDecorative: boolean } }>(
    '/article/:id/writing/picture/:picture',
    {
      config: { access: mayWrite },
      schema: {
        operationId: 'changeArticlePicture',
        summary: 'Say whether a picture of an article is mere decoration',
        description:
          'One that is needs no words for who can’t see it; any other has them before its article is published.',
        tags: ['article'],
        params: Type.Object({ ...idParams.properties, picture: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          { isDecorative: Type.Boolean({ description: 'Whether it says nothing.' }) },
          { additionalProperties: false },
        ),
        response: {
          204: Type.Null({ description: 'It is known.' }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      await besideArticle(services, request, 'picture', async ({ client }) => {
        const { rowCount } = await client.query(
          'update article_picture set is_decorative = $3 where article = $1 and id = $2',
          [params.id, params.picture, body.isDecorative],
        );
        if (rowCount === 0) throw notFound();
      });
      return reply.code(204).send();
    },
  );
}

function addPicture(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string }; Querystring: { name: string }; Body: Buffer }>(
    '/article/:id/writing/picture',
    {
      config: { access: mayWrite },
      bodyLimit: LARGEST_PICTURE,
      errorHandler: (error, request, reply) =>
        app.errorHandler(error.statusCode === 413 ? pictureTooLarge() : error, request, reply),
      schema: {
        operationId: 'addArticlePicture',
        summary: 'Add a picture for the text of an article',
        description:
          'A JPEG, PNG or WebP file of up to 10 MB and 50 million pixels. It is turned upright, made 480, 960 and 1440 pixels wide, never larger than it is, as AVIF, WebP and JPEG, and nothing that the camera wrote into it is kept. It is seen by everybody once a published text of its article names it.',
        tags: ['article'],
        params: idParams,
        querystring: Type.Object(
          { name: text(200, { description: 'What its file is called.' }) },
          { additionalProperties: false },
        ),
        body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }])) },
        response: {
          201: Type.Object({
            id: Type.String({ format: 'uuid', description: 'Its id.' }),
            path: Type.String({ description: 'Its address, as the text names it.' }),
            bytes: integer(1, LARGEST_PICTURE, {
              description: 'The bytes of the largest of its files as AVIF.',
            }),
          }),
          ...problemResponses(400, 401, 403, 404, 409, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request;
      const { rows } = await services.database.pool.query<{ pictures: number }>(
        'select (select count(*) from article_picture p where p.article = a.id) as pictures from article a where a.id = $1',
        [params.id],
      );
      // Where it would not be kept no work is done.
      if (!rows[0]) throw notFound();
      if (rows[0].pictures >= MOST_PICTURES) throw conflict('article-too-many', { most: MOST_PICTURES });
      const { width, height, files } = await scaleForText(body);
      const id = newId();
      await besideArticle(services, request, 'picture', async ({ client, now }) => {
        await client.query(
          'insert into article_picture (id, article, name, width, height, created_at) values ($1, $2, $3, $4, $5, $6)',
          [id, params.id, query.name, width, height, now.toISOString()],
        );
        for (const file of files)
          await client.query(
            'insert into article_picture_file (picture, width, kind, bytes) values ($1, $2, $3, $4)',
            [id, file.width, file.kind, file.bytes],
          );
      });
      const bytes = files.findLast(({ kind }) => kind === 'avif')?.bytes.length;
      return reply.code(201).send({ id, path: `/cms/picture/${id}-${width}x${height}`, bytes });
    },
  );
}

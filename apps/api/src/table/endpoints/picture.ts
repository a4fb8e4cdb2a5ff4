import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { prepared } from '../../database/prepared.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Viewer } from '../../session/viewer.ts';
import { aRow } from '../a-row.ts';
import type { Pictured, Row, TableDefinition } from '../definition.ts';
import type { StoredFile } from '../files.ts';
import { answerRows } from '../hal.ts';
import { lockRow } from '../lock-row.ts';
import { ownership, readAccess } from '../ownership.ts';
import { changePicture, LARGEST_PICTURE, pictureFile, pictureTooLarge, shapePicture } from '../picture.ts';
import { pictureHeaders } from '../picture-headers.ts';
import { pictureShapes } from '../picture-shapes.ts';
import { columnName } from '../recordset.ts';
import type { TableServices } from '../services.ts';
import { Statement } from '../statement.ts';
import { inWriteContext } from '../write.ts';

const mediaTypes = ['image/jpeg', 'image/png', 'image/webp'];
const YEAR = 31_536_000;

type PicturedTable = TableDefinition & { pictured: Pictured };

/** The picture of a row: whoever may write the row may change it, and who reads the row sees it, unless more may. */
export function pictureOfRow(app: FastifyInstance, definition: PicturedTable, services: TableServices): void {
  // In a room of its own: no other call takes such bodies.
  app.register((pictures, _, done) => {
    pictures.addContentTypeParser(
      mediaTypes,
      { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE },
      async (_: unknown, body: Buffer) => body,
    );
    setPicture(pictures, definition, services);
    removePicture(pictures, definition, services);
    getPicture(pictures, definition, services);
    done();
  });
}

const change = ({ entity, pictured }: PicturedTable) => ({
  access: { right: `${entity}:Write` as const, ...(pictured.own && { orOwn: true as const }) },
});

function setPicture(app: FastifyInstance, definition: PicturedTable, services: TableServices): void {
  const answer = answerRows(definition, services.config);
  app.put<{ Params: { id: string } }>(
    `/${definition.name}/:id/picture`,
    {
      config: change(definition),
      bodyLimit: LARGEST_PICTURE,
      errorHandler: (error, request, reply) =>
        app.errorHandler(error.statusCode === 413 ? pictureTooLarge() : error, request, reply),
      schema: {
        operationId: `setPictureOf${definition.entity}`,
        summary: `Give ${aRow(definition.name)} a picture`,
        description: `A JPEG, PNG or WebP file of up to 10 MB and 50 million pixels. It is turned upright, ${pictureShapes[definition.pictured.shape].made}, and nothing that the camera wrote into it is kept.`,
        tags: [definition.name],
        params: idParams,
        body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }])) },
        response: {
          200: Type.Ref(definition.entity),
          ...problemResponses(400, 401, 403, 404, 409, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { viewer, params, body } = request;
      // Who may not has no work done for them.
      await refuseOthers(services, definition, viewer, params.id);
      const row = await write(
        services,
        definition,
        viewer,
        params.id,
        await shapePicture(definition.pictured.shape, body),
      );
      return answer(request, reply, row);
    },
  );
}

function removePicture(app: FastifyInstance, definition: PicturedTable, services: TableServices): void {
  const answer = answerRows(definition, services.config);
  app.delete<{ Params: { id: string } }>(
    `/${definition.name}/:id/picture`,
    {
      config: change(definition),
      schema: {
        operationId: `removePictureOf${definition.entity}`,
        summary: `Take the picture of ${aRow(definition.name)} away`,
        description: 'Where there is none, nothing changes.',
        tags: [definition.name],
        params: idParams,
        response: { 200: Type.Ref(definition.entity), ...problemResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { viewer, params } = request;
      const row = await write(services, definition, viewer, params.id, []);
      return answer(request, reply, row);
    },
  );
}

function getPicture(
  app: FastifyInstance,
  definition: PicturedTable,
  { database, config, now }: TableServices,
): void {
  const { sizes, size } = pictureShapes[definition.pictured.shape];
  const column = columnName(definition, definition.pictured.field);
  const { published } = definition.pictured;
  const seen = (conditions: string[]): string[] =>
    published && conditions.length > 0 ? [`(${conditions.join(' and ')} or ${published})`] : conditions;
  app.get<{ Params: { id: string; picture: string }; Querystring: { size: number } }>(
    `/${definition.name}/:id/picture/:picture`,
    {
      config: {
        access: readAccess(definition),
      },
      schema: {
        operationId: `getPictureOf${definition.entity}`,
        summary: `The picture of ${aRow(definition.name)}`,
        description: 'It never changes: another picture has another address.',
        tags: [definition.name],
        params: Type.Object({ ...idParams.properties, picture: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
        querystring: Type.Object(
          {
            size: Type.Integer({
              enum: [...sizes],
              description: size,
            }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: {
            description: 'The picture.',
            content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
          },
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params, query }, reply) => {
      const statement = new Statement();
      const conditions = [
        `t.id = ${statement.bind(params.id)}`,
        `t.${column} = ${statement.bind(params.picture)}`,
        ...seen(
          ownership(definition, { viewer, now: now(), config }, `${definition.entity}:Read`, statement),
        ),
      ];
      const text = `select f.media_type as type, f.bytes from ${definition.relation} t
        join file f on f."table" = ${statement.bind(definition.name)} and f."row" = t.id
          and f.name = ${statement.bind(pictureFile(query.size))}
        where ${conditions.join(' and ')}`;
      const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
        prepared(text, statement.values),
      );
      const [found] = rows;
      if (!found) throw notFound();
      return reply
        .type(found.type)
        .headers({
          // Only for whom it was sent to: with another session the browser asks again.
          'cache-control': `private, max-age=${YEAR}, immutable`,
          vary: 'authorization',
          ...pictureHeaders,
        })
        .send(found.bytes);
    },
  );
}

function write(
  services: TableServices,
  definition: TableDefinition,
  viewer: Viewer,
  id: string,
  files: readonly StoredFile[],
): Promise<Row> {
  return inWriteContext(services, viewer, async (context) => {
    const current = await lockRow(context, definition, id);
    if (!current) throw notFound();
    return changePicture(context, definition, current, files);
  });
}

/** @throws {Problem} 404 when there is no such row that the viewer may write. */
async function refuseOthers(
  { database, config, now }: TableServices,
  definition: TableDefinition,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const statement = new Statement();
  const conditions = [
    `t.id = ${statement.bind(id)}`,
    ...ownership(definition, { viewer, now: now(), config }, `${definition.entity}:Write`, statement),
  ];
  const { rowCount } = await database.pool.query(
    prepared(`select from ${definition.relation} t where ${conditions.join(' and ')}`, statement.values),
  );
  if (rowCount === 0) throw notFound();
}

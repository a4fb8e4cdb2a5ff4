import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { pictureFile } from '../../table/picture.ts';
import { pictureHeaders } from '../../table/picture-headers.ts';
import { pictureShapes } from '../../table/picture-shapes.ts';
import { rosterOf } from '../../tables/presence/index.ts';
import { kioskOf } from './kiosk-of.ts';

/** The smallest one is as large as the screen draws it. */
const name = pictureFile(pictureShapes.square.sizes[0] ?? 0);

/** `GET /kiosk/picture/{student}/{picture}`: the face of somebody whom the screen shows, and of nobody else. */
export function showKioskPicture(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { student: string; picture: string } }>(
    '/kiosk/picture/:student/:picture',
    {
      config: { access: 'kiosk', isIdle: true },
      schema: {
        operationId: 'showKioskPicture',
        summary: 'The picture of somebody whom a kiosk shows',
        description: 'A small one, of those alone who are expected at one of its trainings.',
        tags: ['kiosk'],
        params: Type.Object({
          student: Type.String({ format: 'uuid' }),
          picture: Type.String({ pattern: '^[0-9a-f]{64}$' }),
        }),
        response: {
          200: {
            description: 'The picture.',
            content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
          },
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params: { student, picture } }, reply) => {
      const called = await Promise.all(
        kioskOf(viewer).trainings.map((training) => rosterOf(database, training)),
      );
      if (!called.flat().some((each) => each.student === student && each.picture === picture))
        throw notFound();
      const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
        `select media_type as type, bytes from file where "table" = 'student' and "row" = $1 and name = $2`,
        [student, name],
      );
      const [found] = rows;
      if (!found) throw notFound();
      // A screen that was a kiosk keeps nobody's face.
      return reply
        .type(found.type)
        .headers({ ...pictureHeaders, 'cache-control': 'no-store' })
        .send(found.bytes);
    },
  );
}

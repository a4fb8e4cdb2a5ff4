import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import type { CheckInCodes } from './codes.ts';

/** `GET /training/{id}/check-in-code`: what the instructor’s screen shows at the door. */
export function showCode(app: FastifyInstance, { database }: Services, codes: CheckInCodes): void {
  app.get<{ Params: { id: string } }>(
    '/training/:id/check-in-code',
    {
      config: { access: { right: 'Presence:Write' } },
      schema: {
        operationId: 'showCheckInCode',
        summary: 'The code by which people check in at a training',
        description: 'Another every 20 seconds. It is taken as long as it is shown, and 20 seconds longer.',
        tags: ['training'],
        params: idParams,
        response: {
          200: Type.Object({
            code: Type.String(),
            nextIn: Type.Integer({ description: 'The milliseconds until there is another.' }),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ params }, reply) => {
      const id = params.id.toLowerCase();
      const { rowCount } = await database.pool.query('select from training where id = $1', [id]);
      if (rowCount === 0) throw notFound();
      return reply.header('cache-control', 'no-store').send(codes.current(id));
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { answerRows } from '../../table/hal.ts';
import { readRow } from '../../table/write.ts';
import { userTable } from '../../tables/user/index.ts';

/** `GET /authinfo/profile`: the caller's own user. */
export function profile(app: FastifyInstance, { database, config }: Services): void {
  const answer = answerRows(userTable, config);
  app.get(
    '/authinfo/profile',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'profile',
        summary: 'The caller’s own user',
        description: 'The same row as `GET /user/{id}`, for who may not read that table.',
        tags: ['authinfo'],
        response: { 200: Type.Ref('User'), ...problemResponses(401) },
      },
    },
    async (request, reply) => {
      const row = await readRow({ client: database.pool }, userTable, request.viewer.id);
      return row && answer(request, reply, row);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound, Problem } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { refuseUserAbove } from '../../tables/groupright/index.ts';
import { renewPasswordKey } from './renew-password-key.ts';

const HOUR_IN_SECONDS = 3_600;

/** `POST /user/{id}/invite`: an administrator mails a user the link to set a password. */
export function inviteUser(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/user/:id/invite',
    {
      config: { access: { right: 'User:Write' }, withToken: 'never' },
      schema: {
        operationId: 'inviteUser',
        summary: 'Mail the link to set a password',
        description: 'Links that were mailed before work no more.',
        tags: ['user'],
        params: idParams,
        headers: idempotencyHeaders,
        response: {
          204: Type.Null({ description: 'The mail is on its way.' }),
          ...problemResponses(400, 401, 403, 404, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await writeOnce(services, request, async (context) => {
        const { rowCount } = await context.client.query(
          `select from "user" where id = $1 and status <> 'erased'`,
          [id],
        );
        if (rowCount === 0) throw notFound();
        await refuseUserAbove(context, id);
        if (!(await renewPasswordKey(services, context.client, id)))
          throw new Problem(429, 'too-many-tries', { values: { seconds: HOUR_IN_SECONDS } });
        return { status: 204, body: null };
      });
      return reply.code(204).send();
    },
  );
}

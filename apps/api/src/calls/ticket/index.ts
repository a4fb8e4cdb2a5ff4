import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { oneOf } from '../../table/fields.ts';

/**
 * `POST /tickets`: a secret for one request that can't carry a header, such as a download. It may stand in the
 * address as `access_token`: it works once, for 30 seconds and for its purpose only.
 */
export function registerTickets(app: FastifyInstance, { singleUse }: Services): void {
  app.post<{ Body: { purpose: 'download' | 'websocket' } }>(
    '/tickets',
    {
      // Pages ask for it also while nobody is there. A ticket of a program opens what its token does.
      config: { access: 'signed-in', isIdle: true, withToken: 'always' },
      schema: {
        operationId: 'issueTicket',
        summary: 'A ticket for one request',
        description:
          'For what can’t send a header, such as a link that the browser itself follows: the ticket goes into the address as `access_token`, works once, and for 30 seconds.',
        tags: ['sign-in'],
        body: Type.Object({ purpose: oneOf(['download', 'websocket']) }, { additionalProperties: false }),
        response: {
          201: Type.Object({ ticket: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }),
          ...problemResponses(400, 401),
        },
      },
    },
    async ({ viewer, body }, reply) => {
      const { secret, expiresAt } = await singleUse.issue(
        {
          userId: viewer.id,
          ...(viewer.token ? { accessToken: viewer.token.id } : { sessionId: viewer.sessionId }),
        },
        body.purpose,
      );
      return reply.code(201).send({ ticket: secret, expiresAt });
    },
  );
}

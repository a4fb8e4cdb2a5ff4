import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { bearerToken } from '../../session/authenticate.ts';

/** `GET /logout` ends the session. Without one there is nothing to end, and that is no error. */
export function logout(app: FastifyInstance, { sessions }: Services): void {
  app.get(
    '/logout',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'logout',
        summary: 'Sign out',
        description:
          'Ends the session of the token that is sent. Without one there is nothing to end, and that is no error.',
        tags: ['sign-in'],
        security: [{ session: [] }, {}],
        response: { 204: Type.Null({ description: 'The session has ended.' }) },
      },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token) await sessions.end(token);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

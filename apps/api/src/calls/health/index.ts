import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { away } from '../../http/database-problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';

/** `GET /health`: the process answers. `GET /ready`: and so does the database. */
export function registerHealth(app: FastifyInstance, { database }: Services): void {
  const answer = Type.Object({ status: Type.Literal('ok') });
  app.get(
    '/health',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: {
        operationId: 'health',
        summary: 'Alive?',
        description:
          'The process answers, whatever its database does: what a supervisor asks before it restarts the server.',
        tags: ['club'],
        response: { 200: answer },
      },
    },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/ready',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: {
        operationId: 'ready',
        summary: 'Ready to serve?',
        description: 'The database answers too: what a load balancer asks before it sends anybody here.',
        tags: ['club'],
        response: { 200: answer, ...problemResponses(503) },
      },
    },
    async () => {
      await database.pool.query('select').catch(() => {
        throw away();
      });
      return { status: 'ok' };
    },
  );
}

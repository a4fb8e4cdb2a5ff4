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
      schema: { operationId: 'health', summary: 'Alive?', tags: ['club'], response: { 200: answer } },
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

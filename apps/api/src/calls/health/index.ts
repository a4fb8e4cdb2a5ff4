import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { away } from '../../http/database-problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Peers } from '../../realtime/peers.ts';
import type { Services } from '../../services.ts';

/** `GET /health`: the process answers. `GET /ready`: and so does the database; and whether the broker does. */
export function registerHealth(
  app: FastifyInstance,
  { database }: Services,
  peers: Pick<Peers, 'isUp'>,
): void {
  const answer = Type.Object({ status: Type.Literal('ok') });
  const readyAnswer = Type.Object({
    ...answer.properties,
    broker: Type.Enum(['none', 'up', 'down'], {
      description:
        'Whether the broker of `BROKER_URL` can be reached; `none` where there is no such setting.',
    }),
  });
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
        description:
          'The database answers too: what is asked before the next of several servers is stopped. Without the broker of `BROKER_URL` the server goes on, and tells the others of changes once it is back.',
        tags: ['club'],
        response: { 200: readyAnswer, ...problemResponses(503) },
      },
    },
    async () => {
      await database.pool.query('select').catch(() => {
        throw away();
      });
      return { status: 'ok', broker: peers.isUp === null ? 'none' : peers.isUp ? 'up' : 'down' };
    },
  );
}

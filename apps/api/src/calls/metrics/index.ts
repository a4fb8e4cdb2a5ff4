import type { FastifyInstance } from 'fastify';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { passwordWork } from '../../session/password.ts';

/** `GET /metrics`: how the server fares, for Prometheus. It is answered also when the server is busy. */
export function registerMetrics(app: FastifyInstance, { database, metrics, queue: jobs }: Services): void {
  for (const [pool, connections] of [
    ['main', database.pool],
    ['lists', database.lists],
  ] as const) {
    const inUse = () => connections.totalCount - connections.idleCount;
    metrics.read('tatami_database_connections', { pool, state: 'idle' }, () => connections.idleCount);
    metrics.read('tatami_database_connections', { pool, state: 'in use' }, inUse);
    metrics.read('tatami_database_waiting', { pool }, () => connections.waitingCount);
  }
  for (const queue of ['mail', 'password-reset', 'push', 'webhook'] as const)
    for (const [state, key] of [
      ['waiting', 'waiting'],
      ['under way', 'underWay'],
      ['stuck', 'stuck'],
    ] as const)
      metrics.read('tatami_jobs', { queue, state }, async () => (await jobs.counts(queue))[key]);
  metrics.read('tatami_password_hashes_in_progress', {}, () => passwordWork().running);
  metrics.read('tatami_password_hashes_waiting', {}, () => passwordWork().waiting);
  metrics.read('tatami_password_hashes_total', { result: 'done' }, () => passwordWork().done);
  metrics.read('tatami_password_hashes_total', { result: 'refused' }, () => passwordWork().refused);

  app.get(
    '/metrics',
    {
      config: { access: { right: 'Menu:Administration4Admin' }, operatorToken: true, isIdle: true },
      logLevel: 'warn',
      schema: {
        operationId: 'metrics',
        summary: 'How does the server fare?',
        description:
          'What Prometheus keeps of this server: connections, requests, queues and the process itself, without ids and names. Beside whoever holds the right, it is for who sends the METRICS_TOKEN of the settings as their bearer token.',
        tags: ['club'],
        response: {
          200: {
            description: 'The text format of Prometheus.',
            content: { 'text/plain': { schema: { type: 'string' } } },
          },
          ...problemResponses(401, 403),
        },
      },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
  );
}

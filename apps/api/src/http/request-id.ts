import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export const REQUEST_ID = 'x-request-id';

/** What a caller may call a request: as long as a log likes it, and of nothing that would have to be written otherwise there. */
const taken = /^[\w.:-]{1,64}$/;

/**
 * What a request is called in the log and in its answer: as whoever asks calls it, or by a name of ours where they don’t, or
 * call it what no log takes. It stands among the request’s headers from then on.
 */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const said = headers[REQUEST_ID];
  const id = typeof said === 'string' && taken.test(said) ? said : randomUUID();
  headers[REQUEST_ID] = id;
  return id;
}

/** Says in every answer what its request is called. */
export const requestIds = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ id }, reply, done) => {
      reply.header(REQUEST_ID, id);
      done();
    });
  },
  { name: 'request-ids' },
);

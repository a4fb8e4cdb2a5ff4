import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only who was refused before it could begin has none. */
    work: Work;
  }
}

/** The work for one request. */
export interface Work {
  /**
   * What is called once it is over: the answer was made, and is sent or its caller has gone. Either alone is too
   * soon, as who hangs up leaves the work behind.
   */
  atEnd: (() => void)[];
  /** What is called once the answer was made: what remains is to send it. */
  atAnswer: (() => void)[];
  answered: boolean;
  closed: boolean;
}

/** Knows when the work for a request is over, however it ends. */
export const work = fp(
  async (app: FastifyInstance) => {
    const end = ({ answered, closed, atEnd }: Work) => {
      if (answered && closed) for (const each of atEnd.splice(0)) each();
    };
    app.decorateRequest('work', null as never);
    app.addHook('onRequest', (request, reply, done) => {
      const begun: Work = { answered: false, closed: false, atEnd: [], atAnswer: [] };
      request.work = begun;
      reply.raw.once('close', () => {
        begun.closed = true;
        end(begun);
      });
      done();
    });
    app.addHook('onSend', (request, _reply, _payload, done) => {
      const begun: Work | null = request.work;
      if (begun) {
        begun.answered = true;
        for (const each of begun.atAnswer.splice(0)) each();
        end(begun);
      }
      done();
    });
  },
  { name: 'work' },
);

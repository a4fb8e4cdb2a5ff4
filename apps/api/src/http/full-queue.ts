import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** It was let in, and is under way. */
    isUnderWay: boolean;
  }
}

/** Under way at once: more would only wait for each other, until nobody's answer comes in time. */
const MOST = 90;
/** When it is worth trying again. */
const SECONDS = 1;

/** Who comes while everything is busy is told so at once, which costs next to nothing, and those let in are answered soon. */
export const refuseWhenFull = fp<{ most?: number }>(
  async (app: FastifyInstance, { most = MOST }) => {
    let underWay = 0;
    app.decorateRequest('isUnderWay', false);
    app.addHook('onRequest', (request, _reply, done) => {
      if (underWay >= most) return done(new Problem(503, 'unavailable', { values: { seconds: SECONDS } }));
      underWay += 1;
      request.isUnderWay = true;
      done();
    });
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.isUnderWay) underWay -= 1;
      done();
    });
  },
  { name: 'full-queue' },
);

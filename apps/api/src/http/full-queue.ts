import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** The most that is under way at once: more would only wait for each other, until nobody’s answer comes in time. */
const MOST = 60;
/** When it is worth trying again. */
const SECONDS = 1;

/** Who comes while everything is busy is told so at once, which costs next to nothing, and those let in are answered soon. */
export const refuseWhenFull = fp<{ most?: number }>(
  async (app: FastifyInstance, { most = MOST }) => {
    let underWay = 0;
    const leave = () => {
      underWay -= 1;
    };
    app.addHook('onRequest', ({ work }, _reply, done) => {
      if (underWay >= most) return done(new Problem(503, 'unavailable', { values: { seconds: SECONDS } }));
      underWay += 1;
      work.atEnd.push(leave);
      done();
    });
  },
  { name: 'full-queue', dependencies: ['work'] },
);

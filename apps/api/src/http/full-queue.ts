import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from './problem.ts';

/** The most that is under way at once: more would only wait for each other, until nobody’s answer comes in time. */
const MOST = 60;
/** When it is worth trying again. */
const SECONDS = 1;

/** Who comes while everything is busy is told so at once, which costs next to nothing, and those let in are answered soon. */
export const refuseWhenFull = fp<{ most?: number; metrics: Metrics }>(
  async (app: FastifyInstance, { most = MOST, metrics }) => {
    let underWay = 0;
    metrics.read('http_requests_in_progress', {}, () => underWay);
    const refused = metrics.count('http_requests_refused_total', { reason: 'full' });
    const leave = () => {
      underWay -= 1;
    };
    app.addHook('onRequest', ({ work }, _reply, done) => {
      if (underWay >= most) {
        refused.value += 1;
        return done(new Problem(503, 'unavailable', { values: { seconds: SECONDS } }));
      }
      underWay += 1;
      work.atEnd.push(leave);
      done();
    });
  },
  { name: 'full-queue', dependencies: ['work'] },
);

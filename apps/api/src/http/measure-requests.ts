import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics.ts';

/** Any address or method that is none of ours: there are too many of them to be told apart. */
const OTHER = '*';

/** Takes note of how long each request took. What stands in its address beside the route is left out. */
export const measureRequests = fp<{ metrics: Metrics }>(
  async (app: FastifyInstance, { metrics }) => {
    const note = metrics.time('http_request_duration_seconds');
    app.addHook('onResponse', ({ method, is404, routeOptions }, { statusCode, elapsedTime }, done) => {
      const isOurs = !is404 && statusCode !== 405;
      note(elapsedTime / 1_000, {
        method: isOurs ? method : OTHER,
        route: (isOurs && routeOptions.url) || OTHER,
        status: `${Math.floor(statusCode / 100)}xx`,
      });
      done();
    });
  },
  { name: 'measure-requests' },
);

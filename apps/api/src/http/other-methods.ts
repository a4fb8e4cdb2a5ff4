import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses what no path is asked for, and says what it may be (RFC 9110 §15.5.6).
 *
 * @returns to be called when all paths are there
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const offered = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ path, routePath, method }) => {
    if (path.endsWith('*')) return;
    const methods = offered.get(routePath) ?? new Set();
    offered.set(routePath, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return () => {
    const all = app.supportedMethods as HTTPMethods[];
    for (const [url, methods] of [...offered]) {
      const allow = [...methods].join(', ');
      const refuse = () => {
        throw new Problem(405, 'method-not-allowed');
      };
      app.route({
        method: all.filter((method) => !methods.has(method)),
        url,
        config: { access: 'public' },
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          refuse();
        },
        handler: refuse,
      });
    }
  };
}

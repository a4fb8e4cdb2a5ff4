import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from './problem.ts';

interface Offered {
  /** Where the path's own methods stand, so that the refusal is in the same words as theirs. */
  where: FastifyInstance;
  methods: Set<HTTPMethods>;
}

/**
 * Refuses what no path is asked for, and says what it may be (RFC 9110 §15.5.6).
 *
 * @returns to be called when all paths are there
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const offered = new Map<string, Offered>();
  app.addHook('onRoute', function ({ path, routePath, method }) {
    if (path.endsWith('*')) return;
    const { methods } = offered.get(routePath) ?? { methods: new Set() };
    offered.set(routePath, { where: this, methods });
    for (const each of [method].flat()) methods.add(each);
  });
  return () => {
    const all = app.supportedMethods as HTTPMethods[];
    for (const [url, { where, methods }] of [...offered]) {
      const allow = [...methods].join(', ');
      const refuse = () => {
        throw new Problem(405, 'method-not-allowed');
      };
      where.route({
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

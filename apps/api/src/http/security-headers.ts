import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** On every answer; the document's own Content-Security-Policy comes with the document. */
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
};

export const securityHeaders = fp<{ apiPrefix: string }>(
  async (app: FastifyInstance, { apiPrefix }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      // What the API answers is somebody's: no cache on the way may keep it, nor may a browser render it.
      if (request.url.startsWith(`${apiPrefix}/`)) {
        reply.headers({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        });
      }
    });
  },
  { name: 'security-headers' },
);

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

/** What the API answers is somebody's: no cache on the way may keep it, nor may a browser render it. */
const headersOfTheApi = {
  ...headers,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export const securityHeaders = fp<{ apiPrefix: string }>(
  async (app: FastifyInstance, { apiPrefix }) => {
    const start = `${apiPrefix}/`;
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(request.url.startsWith(start) ? headersOfTheApi : headers);
      done();
    });
  },
  { name: 'security-headers' },
);

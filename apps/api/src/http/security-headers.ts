import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CONTRACT_HEADER, contractVersion } from './contract-version.ts';

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/**
 * The headers of what a browser may show as a page; the document’s own Content-Security-Policy comes with the
 * document.
 */
const headers = {
  ...headersOfAll,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * What the API answers is somebody's: no cache on the way may keep it, nor may a browser render it. So it needs none of
 * what governs a page that is shown (OWASP, REST Security Cheat Sheet, Security Headers).
 */
export const headersOfTheApi = {
  ...headersOfAll,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  [CONTRACT_HEADER]: contractVersion,
};

export const securityHeaders = fp<{ apiPrefix: string }>(
  async (app: FastifyInstance, { apiPrefix }) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headersFor(request.url, apiPrefix));
      done();
    });
  },
  { name: 'security-headers' },
);

export const headersFor = (url: string, apiPrefix: string): Record<string, string> => {
  const isOfTheApi = (path: string) => path.startsWith(`${apiPrefix}/`);
  return isOfTheApi(url) || isOfTheApi(routedPath(url)) ? headersOfTheApi : headers;
};

/** The path as the router takes it: `/%61pi/…` is `/api/…`. */
function routedPath(url: string): string {
  const [path = ''] = url.split('?');
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    // What no router can read is answered by the API's rules, the stricter ones.
    return path.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
  }
}

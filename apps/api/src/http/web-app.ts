import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound, Problem } from './problem.ts';

interface Options {
  apiPrefix: string;
  /** The name under which a phone installs it. */
  clubName: () => string;
  /** The built web app. */
  root?: string;
}

const YEAR = 31_536_000;

/** The document has its own addresses, where its policy comes with it. */
const unserved = new Set(['/csp.json', '/index.html']);

/** What a browser reads before it installs the app (W3C, Web Application Manifest). */
const MANIFEST = '/app.webmanifest';

/** The service worker fetches, and shows the picture of a notification. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'";

/**
 * Serves the built web app beside the API. Files with a hash in their name never change; every other address
 * is a page of the app and gets its document.
 */
export const webApp = fp<Options>(
  async (app: FastifyInstance, { apiPrefix, clubName, root = builtWebApp() }) => {
    if (!existsSync(join(root, 'index.html'))) {
      app.log.warn('The web app is not built; only the API is served.');
      return;
    }
    const policy = contentSecurityPolicy(root);
    const manifest: object = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
    const link = preloadOfEntry(root);
    const moved = apiPrefix === builtPrefix ? null : documentFor(apiPrefix, root);
    await app.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
    });
    const options = { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' } as const;
    app.get('/*', options, (request, reply) => {
      const pathname = URL.parse(request.url, 'http://localhost')?.pathname;
      if (pathname === undefined) throw new Problem(400, 'bad-request');
      if (pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`)) throw notFound();
      if (!/\.[a-z0-9]+$/i.test(pathname)) {
        reply.headers({
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
          link,
        });
        return moved ? reply.type('text/html; charset=utf-8').send(moved) : reply.sendFile('index.html');
      }
      if (unserved.has(pathname)) throw notFound();
      if (pathname === MANIFEST)
        return reply
          .header('cache-control', 'no-cache')
          .type('application/manifest+json')
          .send(JSON.stringify({ ...manifest, name: clubName() }));
      if (pathname === '/sw.js') reply.header('content-security-policy', workerPolicy);
      reply.headers({
        'cache-control': isHashed(pathname) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
        vary: 'accept-encoding',
      });
      return reply.sendFile(pathname.slice(1));
    });
  },
  { name: 'web-app' },
);

/** Names the app's script beside the document, which a browser has to read before it finds it there (RFC 8288). */
function preloadOfEntry(root: string): string {
  const document = readFileSync(join(root, 'index.html'), 'utf8');
  const [, entry] = document.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  if (!entry) throw new Error('The document of the web app names no script.');
  return `<${entry}>; rel=modulepreload; crossorigin`;
}

/** Where the document looks for the API as it was built. */
const builtPrefix = '/api';

/** The document, told where the API is instead. */
function documentFor(apiPrefix: string, root: string): string {
  return readFileSync(join(root, 'index.html'), 'utf8').replace(
    `data-api="${builtPrefix}"`,
    `data-api="${apiPrefix}"`,
  );
}

/** The same place seen from the sources and from the bundle. */
function builtWebApp(): string {
  const fromBundle = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(fromBundle) ? fromBundle : fileURLToPath(new URL('../../../web/dist', import.meta.url));
}

function isHashed(path: string): boolean {
  return /[.-][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|webp|avif|png)$/.test(path);
}

/** Only the one head script, the inlined styles and the players are allowed that the build wrote down. */
function contentSecurityPolicy(root: string): string {
  const built = JSON.parse(readFileSync(join(root, 'csp.json'), 'utf8')) as Partial<
    Record<'script-src' | 'style-src' | 'frame-src', string[]>
  >;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(built['script-src'] ?? [])],
    'style-src': ["'self'", ...(built['style-src'] ?? [])],
    // What was fetched with the session, such as a face.
    'img-src': ["'self'", 'data:', 'blob:'],
    // A video that was handed in, fetched in the same way.
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // A player of somebody else's, when a person asks for it.
    // And what the app has made itself: the preview of the club's page, which runs no script.
    'frame-src': ['blob:', ...(built['frame-src'] ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Nothing in the app writes HTML or script from text. One policy lets it name its service worker, the other make
    // a worker of its own, and nothing else.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tatami-worker', 'default'],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.map(quoteHash).join(' ')}`)
    .join('; ');
}

const quoteHash = (source: string): string => (source.startsWith('sha') ? `'${source}'` : source);

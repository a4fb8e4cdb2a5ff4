import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Language } from '../http/messages.ts';
import type { Services } from '../services.ts';
import { registerPreview } from './article-preview.ts';
import { registerArticles, registerCovers } from './articles.ts';
import { type BuiltSite, siteRoot } from './built-site.ts';
import { registerCards } from './cards.ts';
import { readForms, registerFirstClassForm } from './first-class-form.ts';
import { registerForRobots } from './for-robots.ts';
import { keepTogether, pack, type SentPage } from './kept-page.ts';
import { makePreviewSheets } from './preview-sheets.ts';
import { readAddresses } from './read-articles.ts';
import { readLanding } from './read-landing.ts';
import { registerReference } from './reference/index.ts';
import { registerSitePictures } from './site-pictures.ts';

export { loadSite } from './built-site.ts';
export { registerLandingWords } from './landing-words.ts';
export { registerLogo } from './site-pictures.ts';

interface Options {
  services: Services;
  /** The public site; null where it isn’t built. */
  built: BuiltSite | null;
}

const YEAR = 31_536_000;

/**
 * The club's public face: pages that the server writes, whole without a script, and kept until what they show changes
 * (spec §2, the empty path).
 */
export const site = fp<Options>(
  async (app: FastifyInstance, { services, built }) => {
    if (!built) {
      app.log.warn('The public site is not built; the empty path leads into the app.');
      return;
    }
    const { landings, articles, inlined, renderReference } = built;
    // What is sent is packed already.
    const config = { access: 'public' } as const;
    const options = { config, compress: false, schema: { hide: true }, logLevel: 'warn' } as const;
    const policy = contentSecurityPolicy(inlined);
    const read = () => readLanding(services);
    const sendPage = (
      request: FastifyRequest,
      reply: FastifyReply,
      page: SentPage,
      type = 'text/html; charset=utf-8',
    ) => {
      // Kept by whoever likes, and asked after each time.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, no-cache');
      reply.header('content-security-policy', policy);
      return send(request, reply.type(type), page);
    };
    const landing: FastifyPluginAsync = async (room) => {
      readForms(room);
      const render = Object.values(landings).flatMap((each) => [
        [each.path, each.render] as const,
        [each.thanksPath, each.renderThanks] as const,
      ]);
      const page = keepTogether({ read, render: Object.fromEntries(render) });
      for (const [path] of render)
        room.get(path, options, async (request, reply) => sendPage(request, reply, await page(path)));
      for (const language of Object.keys(landings) as Language[]) {
        const { render, thanksPath } = landings[language];
        registerFirstClassForm(room, {
          ...{ services, language, path: thanksPath },
          sendAgain: async (request, reply, form) =>
            sendPage(request, reply, await pack(Buffer.from(render(await read(), form)))),
        });
      }
    };
    await app.register(landing);
    for (const language of Object.keys(articles) as Language[])
      registerArticles(app, {
        ...{ services, language, articles: articles[language], sendPage },
        sendOnce: (reply, html) =>
          reply
            .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
            .type('text/html; charset=utf-8')
            .send(html),
      });
    registerPreview(app, {
      ...{ services, articles },
      send: (reply, html) =>
        reply
          .headers({
            'cache-control': 'no-store',
            'content-security-policy': policy,
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex, nofollow',
          })
          .type('text/html; charset=utf-8')
          .send(html),
    });
    registerCovers(app, services);
    registerCards(app, { services, landings, articles });
    registerForRobots(app, {
      ...{ apiPrefix: services.config.apiPrefix, publicUrl: services.config.publicUrl },
      addresses: () => readAddresses(services),
      articlePaths: mapped(articles, ({ path }) => path),
      send: sendPage,
      pages: [mapped(landings, ({ path }) => path), mapped(articles, ({ path }) => path)],
    });
    registerReference(app, { apiPrefix: services.config.apiPrefix, render: renderReference, send });
    registerSitePictures(app, services);
    const folder = join(siteRoot(), 'client');
    for (const name of readdirSync(folder))
      offerFile(`/site/client/${name}`, () => readFile(join(folder, name)));
    for (const { href, style } of makePreviewSheets(inlined.style))
      offerFile(href, async () => Buffer.from(style));

    function offerFile(path: string, read: () => Promise<Buffer>): void {
      const file = openFile(read);
      app.get(path, options, async (request, reply) => {
        reply.header('cache-control', `public, max-age=${YEAR}, immutable`);
        return send(request, reply.type(types[extname(path)] ?? 'application/octet-stream'), await file());
      });
    }
  },
  { name: 'site' },
);

/** What the pages ask for beside themselves: few and small files, whose names say what is in them; packed when first asked for. */
function openFile(read: () => Promise<Buffer>): () => Promise<SentPage> {
  let packed: Promise<SentPage> | null = null;
  return () => {
    packed ??= read().then(pack);
    return packed;
  };
}

const mapped = <From, To>(
  of: Readonly<Record<Language, From>>,
  to: (from: From) => To,
): Record<Language, To> => ({
  pl: to(of.pl),
  en: to(of.en),
});

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function send({ headers }: FastifyRequest, reply: FastifyReply, page: SentPage): FastifyReply {
  reply.headers({ vary: 'accept-encoding', etag: page.etag });
  if (headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === page.etag))
    return reply.code(304).send();
  const encoding = bestKnownEncoding(headers['accept-encoding'] ?? '');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page[encoding ?? 'plain']);
}

/** How many ways to ask for an encoding are remembered: browsers have a handful of them. */
const MOST_ASKED = 50;
const asked = new Map<string, ReturnType<typeof bestEncoding>>();

/** Says what `bestEncoding` says, without reading again what was asked before. */
function bestKnownEncoding(accepted: string): ReturnType<typeof bestEncoding> {
  const known = asked.get(accepted);
  if (known !== undefined) return known;
  const best = bestEncoding(accepted);
  if (asked.size < MOST_ASKED && accepted.length < 200) asked.set(accepted, best);
  return best;
}

/** The best of what a page is kept in that is accepted (RFC 9110 §12.5.3). */
function bestEncoding(accepted: string): 'br' | 'gzip' | null {
  const names = accepted.split(',').flatMap((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}

/** The one style sheet and the one script are allowed that the documents carry, and nothing of anybody else. */
function contentSecurityPolicy({ style, script }: BuiltSite['inlined']): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    // A drawing that comes with the page.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

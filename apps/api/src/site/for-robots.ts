import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Language } from '../http/messages.ts';
import type { ArticleAddress } from './articles-data.ts';
import { keepPage, type SentPage } from './kept-page.ts';

interface Options {
  apiPrefix: string;
  publicUrl: string;
  /** The addresses of one page, by language; the default language's first. */
  pages: readonly Readonly<Record<string, string>>[];
  /** All articles that are published, and where they lie in each language. */
  addresses: () => Promise<readonly ArticleAddress[]>;
  articlePaths: Readonly<Record<Language, string>>;
  send: (request: FastifyRequest, reply: FastifyReply, page: SentPage, type: string) => FastifyReply;
}

/**
 * Tells search engines which pages are for them: `/robots.txt` (RFC 9309) and `/sitemap.xml` (sitemaps.org, with the other
 * language of each page).
 */
export function registerForRobots(app: FastifyInstance, options: Options): void {
  const { apiPrefix, publicUrl, pages, addresses, articlePaths, send } = options;
  const quiet = { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' } as const;
  const sitemap = keepPage({
    read: addresses,
    render: (articles) =>
      drawSitemap(publicUrl, [
        ...pages.map((page) => ({ page })),
        ...articles.map(({ slug, updatedAt, isInEnglish }) => ({
          page: {
            pl: `${articlePaths.pl}/${slug}`,
            ...(isInEnglish && { en: `${articlePaths.en}/${slug}` }),
          },
          changed: updatedAt,
        })),
      ]),
  });
  const robots = [
    'User-agent: *',
    `Disallow: ${apiPrefix}/`,
    'Disallow: /adm/',
    'Disallow: /dojo/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', quiet, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, no-cache').send(robots),
  );
  app.get('/sitemap.xml', quiet, async (request, reply) =>
    send(request, reply, await sitemap(), 'application/xml'),
  );
}

interface Listed {
  page: Readonly<Record<string, string>>;
  /** When it was last written, RFC 3339. */
  changed?: string;
}

async function drawSitemap(hostname: string, listed: readonly Listed[]): Promise<string> {
  const stream = new SitemapStream({
    hostname,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  const drawn = streamToPromise(stream);
  for (const { page, changed } of listed) {
    const links = Object.entries(page).map(([lang, url]) => ({ lang, url }));
    for (const url of Object.values(page)) stream.write({ url, links, ...(changed && { lastmod: changed }) });
  }
  stream.end();
  return String(await drawn);
}

import type { FastifyInstance } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';

interface Options {
  apiPrefix: string;
  publicUrl: string;
  /** The addresses of one page, by language; the default language's first. */
  pages: readonly Readonly<Record<string, string>>[];
}

/**
 * Tells search engines which pages are for them: `/robots.txt` (RFC 9309) and `/sitemap.xml` (sitemaps.org, with the other
 * language of each page).
 */
export async function registerForRobots(
  app: FastifyInstance,
  { apiPrefix, publicUrl, pages }: Options,
): Promise<void> {
  const options = { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' } as const;
  const sitemap = await drawSitemap(publicUrl, pages);
  const robots = [
    'User-agent: *',
    `Disallow: ${apiPrefix}/`,
    'Disallow: /adm/',
    'Disallow: /dojo/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', options, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, no-cache').send(robots),
  );
  app.get('/sitemap.xml', options, (_, reply) =>
    reply.type('application/xml').header('cache-control', 'public, no-cache').send(sitemap),
  );
}

async function drawSitemap(hostname: string, pages: Options['pages']): Promise<Buffer> {
  const stream = new SitemapStream({
    hostname,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of pages) {
    const links = Object.entries(page).map(([lang, url]) => ({ lang, url }));
    for (const url of Object.values(page)) stream.write({ url, links });
  }
  stream.end();
  return streamToPromise(stream);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPictureKey } from '../calls/article/picture-key.ts';
import type { Language } from '../http/messages.ts';
import type { Services } from '../services.ts';
import { pictureFile } from '../table/picture.ts';
import { articleCategories, isPublished } from '../tables/article/index.ts';
import type {
  ArticleCategory,
  ArticleData,
  ArticleListData,
  ArticleSearchData,
  FeedData,
  PageCard,
  PreviewData,
  SiteFrame,
} from './articles-data.ts';
import type { SentPage } from './kept-page.ts';
import { keepPages } from './kept-pages.ts';
import { type Asked, articleReader } from './read-articles.ts';

type FeedKind = 'rss' | 'atom';

/** How the articles are drawn in a language. */
export interface Articles {
  /** Where the list is; an article lies under it by its slug. */
  path: string;
  renderList: (data: ArticleListData | ArticleSearchData) => string;
  renderArticle: (data: ArticleData) => string;
  renderPreview: (data: PreviewData) => string;
  renderNotFound: (data: SiteFrame) => string;
  renderFeed: (data: FeedData, kind: FeedKind) => string;
  /** What an article, the list, or that of one kind shows of itself where it is handed on. */
  cardOfArticle: (data: ArticleData) => PageCard;
  cardOfList: (data: SiteFrame, category: ArticleCategory | null) => PageCard;
}

interface Options {
  services: Asked & Pick<Services, 'database'>;
  articles: Articles;
  language: Language;
  sendPage: (request: FastifyRequest, reply: FastifyReply, page: SentPage, type?: string) => FastifyReply;
  /** Sends what is not kept. */
  sendOnce: (reply: FastifyReply, html: string) => FastifyReply;
}

interface Query {
  page?: string | string[];
  category?: string | string[];
  q?: string | string[];
}

type Key = { list: number; category: ArticleCategory | null } | { slug: string } | { feed: FeedKind };

/** Letters of a search; more narrow nothing. */
const LONGEST_SEARCH = 100;

const feeds = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' };

/** The articles for everybody, in a language: their list, each of them, what search finds, and their feeds. */
export function registerArticles(app: FastifyInstance, options: Options): void {
  const { services, articles, language, sendPage, sendOnce } = options;
  const { path, renderList, renderArticle, renderNotFound, renderFeed } = articles;
  const { frame, readList, search, readArticle, readFeed } = articleReader(services, language);
  const pages = keepPages<Key, ArticleData | ArticleListData | FeedData>({
    read: (key) => {
      if ('slug' in key) return readArticle(key.slug);
      return 'feed' in key ? readFeed() : readList(key.list, key.category);
    },
    render: (data, key) => {
      if ('slug' in key) return renderArticle(data as ArticleData);
      return 'feed' in key ? renderFeed(data as FeedData, key.feed) : renderList(data as ArticleListData);
    },
  });
  const quiet = { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' } as const;
  const sendNotFound = (reply: FastifyReply) => sendOnce(reply.code(404), renderNotFound(frame()));

  async function send(request: FastifyRequest, reply: FastifyReply, key: Key, type?: string) {
    const page = await pages(key);
    return page ? sendPage(request, reply, page, type) : sendNotFound(reply);
  }

  app.get<{ Querystring: Query }>(path, quiet, async (request, reply) => {
    const { page = '1', category = '', q = '' } = request.query;
    const list = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null;
    const known = category === '' ? null : articleCategories.find((each) => each === category);
    if (list === null || known === undefined || typeof q !== 'string') return sendNotFound(reply);
    const asked = [...q.trim()].slice(0, LONGEST_SEARCH).join('');
    if (asked === '') return send(request, reply, { list, category: known });
    const found = await search(asked, list, known);
    return found ? sendOnce(reply, renderList(found)) : sendNotFound(reply);
  });
  for (const feed of ['rss', 'atom'] as const)
    app.get(`${path}/${feed}.xml`, quiet, async (request, reply) =>
      send(request, reply, { feed }, feeds[feed]),
    );
  app.get<{ Params: { slug: string } }>(`${path}/:slug`, quiet, async (request, reply) => {
    const { slug } = request.params;
    return /^[a-z0-9-]{3,120}$/.test(slug) ? send(request, reply, { slug }) : sendNotFound(reply);
  });
}

/** Seconds for which a cover is shown without asking whether its article is still there. */
const COVER_AGE = 60;

/** The covers of published articles, which the pages and feeds name by `coverPath`. */
export function registerCovers(
  app: FastifyInstance,
  { database, seal, now }: Pick<Services, 'database' | 'seal' | 'now'>,
): void {
  app.get<{ Params: { file: string }; Querystring: { key?: string | string[] } }>(
    '/cms/cover/:file',
    { config: { access: 'public' }, schema: { hide: true }, logLevel: 'warn' },
    async ({ params, query, headers }, reply) => {
      const [, id, cover, size] =
        /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{16})-(\d{3,4})\.webp$/.exec(params.file) ??
        [];
      const etag = `"${cover}-${size}"`;
      const isKnown = headers['if-none-match'] === etag;
      // Before it is published whoever has a key to its pictures sees it too.
      const hasKey = id !== undefined && isPictureKey(seal, id, String(query.key ?? ''), now());
      const { rows } = id
        ? await database.lists.query<{ bytes: Buffer | null }>(
            `select ${isKnown ? 'null' : 'f.bytes'} as bytes from article t
             join file f on f."table" = 'article' and f."row" = t.id and f.name = $3
             where t.id = $1 and t.cover like $2 || '%' and ($4 or ${isPublished})`,
            [id, cover, pictureFile(Number(size)), hasKey],
          )
        : { rows: [] };
      const [found] = rows;
      if (!found) return reply.code(404).send();
      reply.headers({
        'cache-control': `public, max-age=${COVER_AGE}`,
        etag,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return found.bytes ? reply.type('image/webp').send(found.bytes) : reply.code(304).send();
    },
  );
}

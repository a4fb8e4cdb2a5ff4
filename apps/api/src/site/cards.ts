import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Language } from '../http/messages.ts';
import { notFound } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { pictureFile } from '../table/picture.ts';
import { pictureHeaders } from '../table/picture-headers.ts';
import { articleCategories } from '../tables/article/index.ts';
import type { Articles } from './articles.ts';
import type { CardPage, PageCard } from './articles-data.ts';
import type { Landing } from './built-site.ts';
import { drawCard } from './draw-card.ts';
import { keepPages } from './kept-pages.ts';
import { makeInTurn } from './made-in-turn.ts';
import { articleReader } from './read-articles.ts';
import { readLanding } from './read-landing.ts';

interface Options {
  services: Services;
  landings: Readonly<Record<Language, Landing>>;
  articles: Readonly<Record<Language, Articles>>;
}

interface Asked {
  Params: { language: Language; page: CardPage; version: string };
}

const YEAR = 31_536_000;
/** Seconds for which the card of an article is shown without asking whether it is still there. */
const ARTICLE_AGE = 60;
/** How many bytes of what cards say are kept at most. */
const MOST = 2 * 1_048_576;
/** The width of the picture behind a card as it is kept, in pixels. */
const COVER = 1600;

/**
 * `GET /site/card/{language}/{page}/{version}.png`: what a page shows of itself where somebody hands it on. Only the card as it
 * is now is drawn; whoever asks for one of before is led to it.
 */
export function registerCards(app: FastifyInstance, { services, landings, articles }: Options): void {
  const { database } = services;
  const saidOf = keepPages<{ language: Language; page: CardPage }, PageCard>({
    read: async ({ language, page }) => {
      const { cardOfArticle, cardOfList } = articles[language];
      const { readArticle, frame } = articleReader(services, language);
      const [of, name] = page.split('.') as ['landing' | 'list' | 'article', string?];
      if (of === 'landing') return landings[language].cardOf(await readLanding(services));
      if (of === 'list') return cardOfList(frame(), articleCategories.find((each) => each === name) ?? null);
      const found = await readArticle(name ?? '');
      return found && cardOfArticle(found);
    },
    render: (card) => JSON.stringify(card),
    most: MOST,
  });

  /** The picture behind a card, of an article or of the section with the club's first words. */
  async function coverOf({ cover }: PageCard): Promise<Buffer | null> {
    const [, place, id] = /^\/(cms|site)\/(?:cover|picture)\/([0-9a-f-]{36})/.exec(cover ?? '') ?? [];
    if (!id) return null;
    const { rows } = await database.lists.query<{ bytes: Buffer }>(
      `select bytes from file where "table" = $1 and "row" = $2 and name = $3`,
      [place === 'cms' ? 'article' : 'landing-section', id, pictureFile(COVER)],
    );
    return rows[0]?.bytes ?? null;
  }

  const drawnInTurn = makeInTurn();
  app.get<Asked>(
    '/site/card/:language/:page/:version.png',
    {
      config: { access: 'public' },
      compress: false,
      logLevel: 'warn',
      schema: {
        hide: true,
        params: Type.Object({
          language: Type.String({ enum: ['pl', 'en'] }),
          page: Type.String({
            pattern: `^(landing|list(\\.(${articleCategories.join('|')}))?|article\\.[a-z0-9-]{3,120})$`,
          }),
          version: Type.String({ pattern: '^[0-9a-f]{16}$' }),
        }),
      },
    },
    async ({ params: { language, page, version }, ip, headers }, reply) => {
      const kept = await saidOf({ language, page });
      if (!kept) throw notFound();
      const card: PageCard = JSON.parse(kept.plain.toString());
      if (card.path !== `/site/card/${language}/${page}/${version}.png`)
        return reply.header('cache-control', 'no-cache').redirect(card.path, 302);
      const etag = `"${version}"`;
      reply.headers({
        ...pictureHeaders,
        'content-disposition': 'inline',
        etag,
        'cross-origin-resource-policy': 'cross-origin',
        // What is published may be taken back.
        'cache-control': page.startsWith('article.')
          ? `public, max-age=${ARTICLE_AGE}`
          : `public, max-age=${YEAR}, immutable`,
      });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const png = await drawnInTurn(card.path, ip, async () => drawCard(card, await coverOf(card)));
      return reply.type('image/png').send(png);
    },
  );
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureKey } from '../calls/article/picture-key.ts';
import { articleOfPreview } from '../calls/article/preview-links.ts';
import type { Language } from '../http/messages.ts';
import type { Services } from '../services.ts';
import { draftOf } from '../tables/article/index.ts';
import type { Articles } from './articles.ts';
import type { PreviewData, Said } from './articles-data.ts';
import { articleReader } from './read-articles.ts';

const HOUR = 3_600_000;

interface Options {
  services: Services;
  articles: Readonly<Record<Language, Articles>>;
  /** Sends a page that nobody keeps, and nobody finds. */
  send: (reply: FastifyReply, html: string) => FastifyReply;
}

/** `GET /cms/preview/{token}`: an article as it is written now, for whoever was given the link; `?lang=en` in English. */
export function registerPreview(app: FastifyInstance, { services, articles, send }: Options): void {
  app.get<{ Params: { token: string }; Querystring: { lang?: string } }>(
    '/cms/preview/:token',
    // The link is a secret: the log has none.
    { config: { access: 'public' }, schema: { hide: true }, logLevel: 'silent' },
    async ({ params, query }, reply) => {
      const language: Language = query.lang === 'en' ? 'en' : 'pl';
      const data = await readPreview(services, params.token, language);
      if (data) return send(reply, articles[language].renderPreview(data));
      const { frame } = articleReader(services, language);
      return send(reply.code(404), articles[language].renderNotFound(frame()));
    },
  );
}

async function readPreview(
  services: Services,
  token: string,
  language: Language,
): Promise<PreviewData | null> {
  const { database, seal, now } = services;
  const id = await articleOfPreview(services, token);
  const found = id && (await articleReader(services, language).readArticle(id, 't.id = $1::uuid'));
  if (!found) return null;
  const draft = await draftOf(database.pool, id);
  const said = (pl: string, en: string): Said | null => {
    if (language === 'en' && en.trim()) return { text: en, language: 'en' };
    return pl.trim() ? { text: pl, language: 'pl' } : null;
  };
  return {
    ...found,
    article: {
      ...found.article,
      ...(draft && {
        title: said(draft.titlePl, draft.titleEn) ?? found.article.title,
        lead: said(draft.leadPl, draft.leadEn),
        body: said(draft.bodyPl, draft.bodyEn) ?? { text: '', language: 'pl' },
        isInEnglish: draft.bodyEn.trim() !== '',
      }),
    },
    // The page is read for an hour: then it is asked for anew, if the link still leads to it.
    pictureKey: pictureKey(seal, id, now(), HOUR),
  };
}

import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isPictureKey } from '../calls/article/picture-key.ts';
import { notFound } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { pictureHeaders } from '../table/picture-headers.ts';
import { isPublished } from '../tables/article/index.ts';

const YEAR = 31_536_000;

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

interface Asked {
  Params: { picture: string; file: string };
  Querystring: { key?: string };
}

/**
 * `GET /cms/picture/{id}-{width}x{height}/{width}.{kind}`: a picture in an article. Everybody sees it once a published text
 * of that article names it; before that, who carries a key to it.
 */
export const articlePictures = fp<{ services: Services }>(
  async (app: FastifyInstance, { services: { database, seal, now } }) => {
    app.get<Asked>(
      '/cms/picture/:picture/:file',
      { config: { access: 'public' }, compress: false, schema: { hide: true }, logLevel: 'warn' },
      async ({ params, query }, reply) => {
        const [, id, width, height] = /^([0-9a-f-]{36})-(\d{1,5})x(\d{1,5})$/.exec(params.picture) ?? [];
        const [, wide, kind] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(params.file) ?? [];
        if (!id || !wide || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound();
        const { rows } = await database.pool.query<{ article: string; bytes: Buffer; isShown: boolean }>(
          `select p.article, f.bytes, ${isPublished}
             and position('/cms/picture/' || p.id || '-' in concat(t.body_pl, ' ', t.body_en)) > 0 as "isShown"
           from article_picture p join article t on t.id = p.article
           join article_picture_file f on f.picture = p.id and f.width = $4 and f.kind = $5
           where p.id = $1 and p.width = $2 and p.height = $3`,
          [id, width, height, wide, kind],
        );
        const [found] = rows;
        const hasKey = found && isPictureKey(seal, found.article, query.key ?? '', now());
        if (!found || !(found.isShown || hasKey)) throw notFound();
        return reply
          .type(types[kind as keyof typeof types])
          .headers({
            ...pictureHeaders,
            'content-disposition': 'inline',
            'cache-control': `${query.key === undefined ? 'public' : 'private'}, max-age=${YEAR}, immutable`,
          })
          .send(found.bytes);
      },
    );
  },
  { name: 'article-pictures' },
);

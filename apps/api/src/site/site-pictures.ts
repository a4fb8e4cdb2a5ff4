import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { prepared } from '../database/prepared.ts';
import { notFound } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { pictureFile } from '../table/picture.ts';
import { pictureHeaders } from '../table/picture-headers.ts';
import { isPublished } from '../tables/article/index.ts';

const YEAR = 31_536_000;
const sizes = [640, 1600] as const;

/** Whose pictures anybody may see, by the table: the column that names one, and SQL that is true of such a row. */
const open = {
  'landing-section': { relation: 'landing_section', column: 'picture', isOpen: 't.shown' },
  article: { relation: 'article', column: 'cover', isOpen: isPublished },
} as const;

/** Where visitors find the picture of a row: it never changes, another has another address. */
export const pictureHref = (
  table: keyof typeof open,
  id: string,
  picture: string,
  size: (typeof sizes)[number],
): string => `/site/picture/${table}/${id}/${picture}/${size}.webp`;

/** Hands out the pictures that the public pages show, and no others. */
export function registerSitePictures(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  for (const [table, { relation, column, isOpen }] of Object.entries(open))
    app.get<{ Params: { id: string; picture: string; size: string } }>(
      `/site/picture/${table}/:id/:picture/:size.webp`,
      {
        config: { access: 'public' },
        logLevel: 'warn',
        schema: {
          hide: true,
          params: Type.Object({
            id: Type.String({ format: 'uuid' }),
            picture: Type.String({ pattern: '^[0-9a-f]{64}$' }),
            size: Type.String({ enum: sizes.map(String) }),
          }),
        },
      },
      async ({ params }, reply) => {
        const text = `select f.media_type as type, f.bytes from ${relation} t
          join file f on f."table" = $1 and f."row" = t.id and f.name = $2
          where t.id = $3 and t.${column} = $4 and ${isOpen}`;
        const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
          prepared(text, [table, pictureFile(Number(params.size)), params.id, params.picture]),
        );
        const [found] = rows;
        if (!found) throw notFound();
        return reply
          .type(found.type)
          .headers({ ...pictureHeaders, 'cache-control': `public, max-age=${YEAR}, immutable` })
          .send(found.bytes);
      },
    );
}

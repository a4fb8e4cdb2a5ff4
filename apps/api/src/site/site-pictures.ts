import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { prepared } from '../database/prepared.ts';
import { notFound } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { pictureFile } from '../table/picture.ts';
import { pictureHeaders } from '../table/picture-headers.ts';

const YEAR = 31_536_000;
const sizes = [640, 1600] as const;
/** The side of the logo, in pixels: it is drawn at 40 at most, on any screen. */
const LOGO = 128;

/** Where visitors find the picture of a section: it never changes, another has another address. */
export const pictureHref = (id: string, picture: string, size: (typeof sizes)[number]): string =>
  `/site/picture/${id}/${picture}/${size}.webp`;

/** Hands out the pictures of the sections that the landing page shows, and no others. */
export function registerSitePictures(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { id: string; picture: string; size: string } }>(
    '/site/picture/:id/:picture/:size.webp',
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
      const text = `select f.media_type as type, f.bytes from landing_section t
        join file f on f."table" = 'landing-section' and f."row" = t.id and f.name = $1
        where t.id = $2 and t.picture = $3 and t.shown`;
      const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
        prepared(text, [pictureFile(Number(params.size)), params.id, params.picture]),
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

/** Hands out the club's logo to anybody: it stands on every page, also before somebody has signed in. */
export function registerLogo(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { logo: string } }>(
    '/site/logo/:logo.webp',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: { hide: true, params: Type.Object({ logo: Type.String({ pattern: '^[0-9a-f]{64}$' }) }) },
    },
    async ({ params }, reply) => {
      const text = `select f.media_type as type, f.bytes from club_profile t
        join file f on f."table" = 'club-profile' and f."row" = t.id and f.name = $1
        where t.logo = $2`;
      const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
        prepared(text, [pictureFile(LOGO), params.logo]),
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

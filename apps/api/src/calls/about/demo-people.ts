import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { pictureFile } from '../../table/picture.ts';
import { pictureHeaders } from '../../table/picture-headers.ts';

export const demoUsernames = demoUsers.map(({ username }) => username);
const faceSize = 128;
const DAY = 86_400;

interface DemoPerson {
  username: string;
  firstName: string;
  lastName: string;
  beltColor: string | null;
  picture: string | null;
}

/** Whom the example club can be tried as, in their order: by the names, faces and belts that they have there now. */
export async function readDemoPeople({ database }: Pick<Services, 'database'>) {
  const { rows } = await database.pool.query<DemoPerson>(
    `select u.username, u.first_name as "firstName", u.last_name as "lastName", s.belt_color as "beltColor",
       coalesce(s.picture, u.picture) as picture
     from "user" u left join student s on s."user" = u.id where u.username = any($1)`,
    [demoUsernames],
  );
  return demoUsers.flatMap(({ username, role }) => {
    const person = rows.find((row) => row.username === username);
    if (!person) return [];
    const { picture, ...shown } = person;
    const face = picture && `/about/face/${username}/${picture}.webp`;
    return [{ ...shown, username, password: DEMO_PASSWORD, role, face }];
  });
}

/** Hands out the faces of those, and of nobody else: who tries the example club is nobody yet. */
export function registerDemoFaces(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { username: string; picture: string } }>(
    '/about/face/:username/:picture.webp',
    {
      config: { access: 'public' },
      logLevel: 'warn',
      schema: {
        hide: true,
        params: Type.Object({
          username: Type.String({ enum: demoUsernames }),
          picture: Type.String({ pattern: '^[0-9a-f]{64}$' }),
        }),
      },
    },
    async ({ params: { username, picture } }, reply) => {
      const { rows } = await database.pool.query<{ type: string; bytes: Buffer }>(
        `select f.media_type as type, f.bytes from "user" u left join student s on s."user" = u.id
         join file f on f.name = $3 and ((f."table" = 'student' and f."row" = s.id and s.picture = $2)
           or (f."table" = 'user' and f."row" = u.id and s.picture is null and u.picture = $2))
         where u.username = $1`,
        [username, picture, pictureFile(faceSize)],
      );
      const [found] = rows;
      if (!found) throw notFound();
      return reply
        .type(found.type)
        .headers({ ...pictureHeaders, 'cache-control': `public, max-age=${DAY}, immutable` })
        .send(found.bytes);
    },
  );
}

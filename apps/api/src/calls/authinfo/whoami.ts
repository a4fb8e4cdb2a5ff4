import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { nullable, oneOf } from '../../table/fields.ts';
import { languages } from '../../tables/user/columns.ts';

/** `GET /authinfo/whoami`: who is signed in. */
export function whoami(app: FastifyInstance, { database }: Services): void {
  app.get(
    '/authinfo/whoami',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'whoami',
        summary: 'Who is signed in',
        tags: ['authinfo'],
        response: {
          200: Type.Object({
            id: Type.String({ format: 'uuid' }),
            username: Type.String(),
            firstName: Type.String(),
            lastName: Type.String(),
            picture: nullable(Type.String()),
            language: oneOf(languages),
            mustShowSecondFactor: Type.Boolean({
              description: 'The club demands a second factor; set one up to use your rights.',
            }),
            student: nullable(
              Type.String({ format: 'uuid', description: 'Their own student, if they train.' }),
            ),
          }),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const { rows } = await database.pool.query({
        name: 'whoami',
        text: `select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.picture, u.language, s.id as student
               from "user" u left join student s on s."user" = u.id where u.id = $1`,
        values: [viewer.id],
      });
      return { ...rows[0], mustShowSecondFactor: viewer.mustShowSecondFactor };
    },
  );
}

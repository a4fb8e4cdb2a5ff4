import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { oneOf } from '../../table/fields.ts';

/** `GET /authinfo/owner`: the students the caller acts for: themselves, and the children they are a guardian of. */
export function owner(app: FastifyInstance, { database }: Services): void {
  app.get(
    '/authinfo/owner',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'owner',
        summary: 'Whom the caller acts for',
        tags: ['authinfo'],
        response: {
          200: Type.Object({
            students: Type.Array(
              Type.Object({
                id: Type.String({ format: 'uuid' }),
                firstName: Type.String(),
                lastName: Type.String(),
                relation: oneOf(['self', 'child']),
              }),
            ),
          }),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const { rows } = await database.pool.query({
        name: 'owner',
        text: `select s.id, s.first_name as "firstName", s.last_name as "lastName",
                 case when s."user" = $1 then 'self' else 'child' end as relation
               from student s
               where s."user" = $1 or exists (select from guardian g where g.student = s.id and g."user" = $1)
               order by s."user" = $1 desc nulls last, s.birth_date, s.id`,
        values: [viewer.id],
      });
      return { students: rows };
    },
  );
}

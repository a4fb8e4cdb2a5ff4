import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { integer, nullable, oneOf } from '../../table/fields.ts';
import { sections } from '../../tables/student/columns.ts';

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
                section: oneOf(sections),
                gradeRank: nullable(integer(0, 100)),
                beltColor: nullable(Type.String()),
                picture: nullable(Type.String()),
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
        text: `select t.id, t.first_name as "firstName", t.last_name as "lastName",
                 case when t."user" = $1 then 'self' else 'child' end as relation,
                 t.section, t.picture, g.rank as "gradeRank", g.belt_color as "beltColor"
               from student t left join grade g on g.id = t.grade
               where t."user" = $1 or exists (select from guardian k where k.student = t.id and k."user" = $1)
               order by t."user" = $1 desc nulls last, t.birth_date, t.id`,
        values: [viewer.id],
      });
      return { students: rows };
    },
  );
}

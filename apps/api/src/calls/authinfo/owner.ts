import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { flag, integer, nullable, oneOf } from '../../table/fields.ts';
import { ownedBy } from '../../table/ownership.ts';
import { Statement } from '../../table/statement.ts';
import { minority, ownStudents } from '../../tables/guardian/index.ts';
import { sections } from '../../tables/student/columns.ts';

/** `GET /authinfo/owner`: the students the caller acts for: themselves, and those they are a guardian of. */
export function owner(app: FastifyInstance, { database, config, now }: Services): void {
  app.get(
    '/authinfo/owner',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'owner',
        summary: 'Whom the caller acts for',
        description: 'The students that the caller is, or is a guardian of.',
        tags: ['authinfo'],
        response: {
          200: Type.Object({
            students: Type.Array(
              Type.Object({
                id: Type.String({ format: 'uuid' }),
                firstName: Type.String(),
                lastName: Type.String(),
                relation: oneOf(['self', 'child']),
                isMinor: flag({ description: 'Whether they have yet to come of age.' }),
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
      const statement = new Statement();
      const own = ownedBy(
        `select t.id, t.first_name as "firstName", t.last_name as "lastName",
           case when t."user" = :viewer then 'self' else 'child' end as relation,
           ${minority('t')} as "isMinor", t.section, t.picture, g.rank as "gradeRank", g.belt_color as "beltColor"
         from student t left join grade g on g.id = t.grade
         where t.id in (${ownStudents})
         order by t."user" = :viewer desc nulls last, t.birth_date, t.id`,
        { viewer, now: now(), config },
        statement,
      );
      const { rows } = await database.pool.query({ name: 'owner', text: own, values: statement.values });
      return { students: rows };
    },
  );
}

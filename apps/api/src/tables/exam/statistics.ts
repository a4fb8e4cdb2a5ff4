import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { integer, reference } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';

const people = (description: string) => integer(0, 1_000_000, { description });

/** `GET /exam/statistics`: how the exams of the club ended, by year and grade. */
export function examStatistics(app: FastifyInstance, { database }: TableServices): void {
  app.get(
    '/exam/statistics',
    {
      config: { access: { right: 'ExamCandidate:Read' } },
      schema: {
        operationId: 'examStatistics',
        summary: 'How many passed and failed, by year and grade',
        description: 'Of the completed exams, the latest year first and in it the lowest grade.',
        tags: ['exam'],
        response: {
          200: Type.Array(
            Type.Object({
              year: integer(1900, 2199, { description: 'The year of the exams.' }),
              grade: reference('grade', { description: 'The grade that was tried for.' }),
              passed: people('How many have passed.'),
              failed: people('How many have failed.'),
              noShow: people('How many were entered and did not come.'),
            }),
          ),
          ...problemResponses(401, 403),
        },
      },
    },
    async () => {
      const { rows } = await database.pool.query(
        `select extract(year from e.date)::integer as year, g.id as grade,
           count(*) filter (where c.result = 'passed') as passed,
           count(*) filter (where c.result = 'failed') as failed,
           count(*) filter (where c.result = 'noShow') as "noShow"
         from exam_candidate c join exam e on e.id = c.exam join grade g on g.id = c.grade_to
         where e.state = 'completed' and c.rsvp <> 'declined'
         group by year, g.id, g.rank order by year desc, g.rank`,
      );
      return rows;
    },
  );
}

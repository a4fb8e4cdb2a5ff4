import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { integer, nullable } from '../../table/fields.ts';
import { ownedBy } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { ownStudents } from '../guardian/index.ts';

const most = 1_000_000;

/** `GET /homework-submission/counts`: how much of it there is to do, of one’s own and of what others have handed in. */
export function homeworkCounts(app: FastifyInstance, { database, config, now }: TableServices): void {
  app.get(
    '/homework-submission/counts',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'homeworkCounts',
        summary: 'How much homework is to be done, and how much waits for a review',
        description:
          'What the menu says: of those whose homework the caller sees, and of what they may review.',
        tags: ['homework-submission'],
        response: {
          200: Type.Object({
            due: integer(0, most, {
              description: 'What the caller and their children have still to hand in, of what is open.',
            }),
            toReview: nullable(
              integer(0, most, {
                description: 'What was handed in and waits. Needs `HomeworkSubmission:Write`.',
              }),
            ),
          }),
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }) => {
      const statement = new Statement();
      const own = ownedBy(ownStudents, { viewer, now: now(), config }, statement);
      const moment = statement.bind(now());
      const reviews = statement.bind(viewer.has('HomeworkSubmission:Write'));
      const { rows } = await database.pool.query<{ due: number; toReview: number | null }>({
        name: 'homework-counts',
        text: `select
          (select count(*) from homework_submission p join homework h on h.id = p.homework
           where p.student in (${own}) and p.state in ('assigned', 'draft', 'returned')
             and h.state = 'published' and (h.available_from is null or h.available_from <= ${moment})) as due,
          case when ${reviews} then
            (select count(*) from homework_submission p where p.state = 'submitted') end as "toReview"`,
        values: statement.values,
      });
      return rows[0];
    },
  );
}

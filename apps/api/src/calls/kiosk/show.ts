import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { nullable, oneOf, reference } from '../../table/fields.ts';
import { presenceStatuses } from '../../tables/presence/columns.ts';
import { rosterOf } from '../../tables/presence/index.ts';
import { kioskOf } from './kiosk-of.ts';

const moment = () => Type.String({ format: 'date-time' });

/** `GET /kiosk`: whom the screen by the door shows: names, faces, grades and who is here, and nothing else of anybody. */
export function showKiosk(app: FastifyInstance, { database }: Services): void {
  app.get(
    '/kiosk',
    {
      config: { access: 'kiosk', isIdle: true },
      schema: {
        operationId: 'showKiosk',
        summary: 'Who may check in at a kiosk',
        description: 'Its trainings, with who is expected at each, by name.',
        tags: ['kiosk'],
        response: {
          200: Type.Object({
            id: Type.String({ format: 'uuid' }),
            expiresAt: moment(),
            grades: Type.Array(
              Type.Object({
                id: reference('grade'),
                namePl: Type.String(),
                nameEn: Type.String(),
                beltColor: Type.String(),
                rank: Type.Integer(),
              }),
            ),
            trainings: Type.Array(
              Type.Object({
                id: reference('training'),
                title: Type.String(),
                startsAt: moment(),
                endsAt: moment(),
                workplaceName: Type.String(),
                state: Type.String(),
                students: Type.Array(
                  Type.Object({
                    student: reference('student'),
                    firstName: Type.String(),
                    lastName: Type.String(),
                    picture: nullable(Type.String()),
                    grade: nullable(reference('grade')),
                    status: nullable(oneOf(presenceStatuses)),
                  }),
                ),
              }),
            ),
          }),
          ...problemResponses(401, 403),
        },
      },
    },
    async ({ viewer }, reply) => {
      const { id, expiresAt, trainings: of } = kioskOf(viewer);
      const [trainings, grades, marks] = await Promise.all([
        database.pool.query<{ id: string }>(
          `select t.id, t.title, t.starts_at as "startsAt", t.ends_at as "endsAt", w.name as "workplaceName", t.state
           from training t join workplace w on w.id = t.workplace where t.id = any($1) order by t.starts_at, t.id`,
          [of],
        ),
        database.pool.query(
          'select id, name_pl as "namePl", name_en as "nameEn", belt_color as "beltColor", rank from grade order by rank',
        ),
        database.pool.query<{ training: string; student: string; status: string }>(
          'select training, student, status from presence where training = any($1) and invalidated_at is null',
          [of],
        ),
      ]);
      const statusOf = new Map(marks.rows.map((mark) => [mark.training + mark.student, mark.status]));
      const called = trainings.rows.map(async (training) => {
        const people = await rosterOf(database, training.id);
        return {
          ...training,
          students: people.map(({ student, firstName, lastName, picture, grade }) => ({
            ...{ student, firstName, lastName, picture, grade },
            status: statusOf.get(training.id + student) ?? null,
          })),
        };
      });
      return reply
        .header('cache-control', 'no-store')
        .send({ id, expiresAt, grades: grades.rows, trainings: await Promise.all(called) });
    },
  );
}

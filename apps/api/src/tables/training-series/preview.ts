import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { weeklyDays } from '../../club-time.ts';
import { problemResponses } from '../../http/responses.ts';
import {
  day,
  instant,
  integer,
  list,
  localTime,
  nullable,
  oneOf,
  reference,
  text,
} from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { sections } from '../student/columns.ts';
import { covers, lessonMinutes } from '../training/index.ts';
import { trainingKinds } from '../training/lesson-columns.ts';
import { timeOn } from './arrange-trainings.ts';
import type { Series } from './series.ts';
import { checkDays } from './series-table.ts';
import { takenRooms } from './taken-rooms.ts';

type Sketch = Pick<Series, 'weekdays' | 'dateFrom' | 'dateTo' | 'workplace'> &
  Partial<Pick<Series, 'section' | 'kind' | 'everyWeeks' | 'localTime' | 'durationMinutes'>> & {
    id?: string;
  };

interface SkippedDay {
  day: string;
  dayOff: string;
  name: string;
}

/** `POST /training-series/preview`: the days a series would have, those that days off take from it, and who is in the room. */
export function previewSeries(app: FastifyInstance, { config, database, now }: TableServices): void {
  app.post<{ Body: Sketch }>(
    '/training-series/preview',
    {
      config: { access: { right: 'TrainingSeries:Write' } },
      schema: {
        operationId: 'previewTrainingSeries',
        summary: 'The days of a series',
        description:
          'When its trainings would be, which of them a day off takes, and which others are in the room at the same time: that is told, and not refused. Nothing is stored.',
        tags: ['training-series'],
        body: Type.Object(
          {
            weekdays: list(integer(1, 7), { minItems: 1, maxItems: 7 }),
            everyWeeks: Type.Optional(integer(1, 4)),
            dateFrom: day(),
            dateTo: day(),
            workplace: reference('workplace'),
            section: Type.Optional(nullable(oneOf(sections))),
            kind: Type.Optional(oneOf(trainingKinds)),
            id: Type.Optional(reference('training-series')),
            localTime: Type.Optional(localTime()),
            durationMinutes: Type.Optional(integer(lessonMinutes.shortest, lessonMinutes.longest)),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            days: Type.Array(day()),
            skipped: Type.Array(Type.Object({ day: day(), dayOff: reference('day-off'), name: text(150) })),
            taken: Type.Array(
              Type.Object({
                id: reference('training'),
                title: text(150),
                startsAt: instant(),
                endsAt: instant(),
              }),
              { description: 'The first 20 by their start; none unless the time is said.' },
            ),
          }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    async ({ body }) => {
      checkDays(body);
      const { weekdays, dateFrom, dateTo, workplace, section = null, kind = 'regular' } = body;
      const days = weeklyDays(dateFrom, dateTo, weekdays, body.everyWeeks);
      const condition = covers({
        day: 'c.day',
        workplace: '$2::uuid',
        section: '$3::text',
        kind: '$4::text',
      });
      const { rows: skipped } = await database.pool.query<SkippedDay>(
        `select distinct on (c.day) c.day, d.id as "dayOff", d.name from unnest($1::date[]) c(day)
         join day_off d on ${condition} order by c.day, d.created_at, d.id`,
        [days, workplace, section, kind],
      );
      const taken = new Set(skipped.map(({ day }) => day));
      const free = days.filter((day) => !taken.has(day));
      const { id = null, localTime, durationMinutes } = body;
      const isTimed = localTime !== undefined && durationMinutes !== undefined;
      const times = isTimed ? free.map((day) => timeOn({ localTime, durationMinutes }, day, config)) : [];
      const ahead = times.filter(({ startsAt }) => Date.parse(startsAt) > now().getTime());
      return { days: free, skipped, taken: await takenRooms(database.pool, workplace, ahead, id) };
    },
  );
}

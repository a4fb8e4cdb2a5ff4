import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { newId } from '../../database/columns.ts';
import { cleanText } from '../../http/clean-text.ts';
import { notFound } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows } from '../../table/door.ts';
import { day, nullable, oneOf, reference } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import { lockRow } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { asIf, inWriteContext } from '../../table/write.ts';
import { sections } from '../student/columns.ts';
import { lockSchedule, type Training, trainingTable } from '../training/index.ts';
import { makeUpTrainings } from '../training-series/index.ts';
import { dayOffKinds } from './columns.ts';
import { checkDates, type DayOff, dayOffTable, settleAround } from './day-off-table.ts';

type Sketch = Pick<DayOff, 'dateFrom' | 'dateTo' | 'kind'> &
  Partial<Pick<DayOff, 'id' | 'workplace' | 'section'>>;

/** `POST /day-off/preview`: what saving a day off would do to the trainings. Nothing is stored. */
export function previewDayOff(app: FastifyInstance, services: TableServices): void {
  const linked = linkRows(trainingTable, services.config);
  app.post<{ Body: Sketch }>(
    '/day-off/preview',
    {
      config: { access: { right: 'DayOff:Write' } },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Sketch;
      },
      schema: {
        operationId: 'previewDayOff',
        summary: 'What a day off would cancel, and bring back',
        description: 'The write itself, taken back: nothing is stored.',
        tags: ['day-off'],
        body: Type.Object(
          {
            id: Type.Optional(nullable(reference('day-off'))),
            dateFrom: day(),
            dateTo: day(),
            kind: oneOf(dayOffKinds),
            workplace: Type.Optional(nullable(reference('workplace'))),
            section: Type.Optional(nullable(oneOf(sections))),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            cancelled: Type.Array(Type.Ref('Training'), {
              description: 'The trainings as they would be, by their start.',
            }),
            restored: Type.Array(Type.Ref('Training'), {
              description:
                'The trainings that this day off had cancelled or left out, planned again. One that was left out is not there yet, and has no `_links`.',
            }),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, body }) => {
      checkDates(body);
      return inWriteContext(services, viewer, (context) =>
        asIf(context, async (quiet) => {
          await lockSchedule(quiet);
          const { written, previous } = await write(quiet, body);
          const settled = await settleAround(quiet, written);
          const madeUp = previous ? await makeUpTrainings(quiet, previous) : [];
          const { rows } = await quiet.client.query<Training>(
            `select ${trainingTable.selection} from training t where t.id = any($1) order by t.starts_at, t.id`,
            [[...settled, ...madeUp]],
          );
          for (const row of rows) if (!madeUp.includes(row.id)) linked(row);
          return {
            cancelled: rows.filter(({ dayOff }) => dayOff === written.id),
            restored: rows.filter(({ state }) => state === 'planned'),
          };
        }),
      );
    },
  );
}

async function write(
  context: WriteContext,
  { id, ...values }: Sketch,
): Promise<{ written: DayOff; previous: DayOff | null }> {
  if (!id) {
    const [made] = await insertRows(context, dayOffTable, [{ id: newId(), name: 'preview', ...values }]);
    return { written: made as DayOff, previous: null };
  }
  const previous = (await lockRow(context, dayOffTable, id)) as DayOff | null;
  if (!previous) throw notFound();
  const [changed] = await changeRows(context, dayOffTable, [
    { current: { ...previous }, values: { workplace: null, section: null, ...values } },
  ]);
  return { written: (changed ?? previous) as DayOff, previous };
}

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { addDays, clubDay } from '../../club-time.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows } from '../../table/door.ts';
import { checkIfMatch } from '../../table/etag.ts';
import { day } from '../../table/fields.ts';
import { answerRows } from '../../table/hal.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { keepRow } from '../../table/kept-values.ts';
import { lockRow, lockRows } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { cleanBody, readRow, writableValues } from '../../table/write.ts';
import { checkLesson, lockSchedule, trainingTable } from '../training/index.ts';
import { arrangeTrainings } from './arrange-trainings.ts';
import type { Series } from './series.ts';
import { checkDays, trainingSeriesTable } from './series-table.ts';

interface Split {
  from: string;
  [field: string]: unknown;
}

/** What may be different from that day on; a field that is left out stays as it was. */
const changes = Object.fromEntries(
  [...trainingSeriesTable.writable]
    .filter(([name]) => name !== 'dateFrom')
    .map(([name, { schema }]) => [name, Type.Optional(schema)]),
);

/**
 * `POST /training-series/{id}/split`: changes this training and the following ones. The series ends the day
 * before, and a new one takes over: its trainings keep their ids, their presences, and what was edited on them.
 */
export function splitSeries(app: FastifyInstance, services: TableServices): void {
  const answer = answerRows(trainingSeriesTable, services.config);
  app.post<{ Params: { id: string }; Body: Split; Headers: { 'if-match'?: string } }>(
    '/training-series/:id/split',
    {
      config: { access: { right: 'TrainingSeries:Write' } },
      preValidation: (request) => cleanBody(request, trainingSeriesTable),
      schema: {
        operationId: 'splitTrainingSeries',
        summary: 'Change a series from a day on',
        description:
          'The series ends the day before, and a new one takes over: its trainings keep their ids, their presences, and what was edited on them.',
        tags: ['training-series'],
        params: idParams,
        headers: Type.Object({
          ...idempotencyHeaders.properties,
          'if-match': Type.Optional(Type.String()),
        }),
        body: Type.Object({ from: day(), ...changes }, { additionalProperties: false }),
        response: { 201: Type.Ref('TrainingSeries'), ...problemResponses(400, 401, 403, 404, 409, 412, 422) },
      },
    },
    async (request, reply) => {
      const { from, ...body } = request.body;
      const { body: row } = await writeOnce(services, request, async (context) => {
        await lockSchedule(context);
        const current = (await lockRow(context, trainingSeriesTable, request.params.id)) as Series | null;
        if (!current) throw notFound();
        checkIfMatch(request.headers['if-match'], current);
        const next = await split(context, current, from, writableValues(trainingSeriesTable, body));
        return { status: 201, body: next };
      });
      reply.code(201).header('location', `${services.config.apiPrefix}/training-series/${String(row.id)}`);
      return answer(request, reply, row);
    },
  );
}

async function split(context: WriteContext, current: Series, from: string, changed: Row): Promise<Row> {
  const { config, now } = context;
  if (from <= current.dateFrom || from > current.dateTo || from < clubDay(now, config.clubTimezone))
    throw invalid({ field: 'from', code: 'split-outside', values: { last: current.dateTo } });

  const continued = { ...writableValues(trainingSeriesTable, current), ...changed, dateFrom: from };
  const [next = {}] = await insertRows(context, trainingSeriesTable, [
    {
      ...(await checkLesson(context, checkDays(continued))),
      removedDays: current.removedDays.filter((removed) => removed >= from),
    },
  ]);
  const following = await lockRows(context, trainingTable, 't.series = $1 and t.series_day >= $2', [
    current.id,
    from,
  ]);
  await changeRows(
    context,
    trainingTable,
    following.map((row) => ({ current: row, values: { series: next.id } })),
  );
  await changeRows(context, trainingSeriesTable, [
    { current: { ...current }, values: { dateTo: addDays(from, -1) } },
  ]);
  await arrangeTrainings(context, String(next.id), 'from now on');
  await keepRow(context, trainingSeriesTable, String(next.id));
  return (await readRow(context, trainingSeriesTable, String(next.id))) as Row;
}

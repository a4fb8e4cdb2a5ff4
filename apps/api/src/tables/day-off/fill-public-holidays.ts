import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { integer } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import type { TableServices } from '../../table/services.ts';
import { dayOffTable } from './day-off-table.ts';
import { fillPublicHolidays } from './public-holidays.ts';

/** `POST /day-off/fill-public-holidays`: the Polish public holidays of a year that are still missing. */
export function fillPublicHolidaysEndpoint(app: FastifyInstance, services: TableServices): void {
  const linked = linkRows(dayOffTable, services.config);
  app.post<{ Body: { year: number } }>(
    '/day-off/fill-public-holidays',
    {
      config: { access: { right: 'DayOff:Write' } },
      schema: {
        operationId: 'fillPublicHolidays',
        summary: 'Make the Polish public holidays of a year days off',
        description:
          'Those that are days off already stay as they are. Trainings on the new ones are cancelled.',
        tags: ['day-off'],
        headers: idempotencyHeaders,
        body: Type.Object({ year: integer(1900, 2199) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            created: Type.Array(Type.Ref('DayOff')),
            existing: Type.Integer({ description: 'How many were there already.' }),
          }),
          ...problemResponses(400, 401, 403, 422),
        },
      },
    },
    async (request) => {
      const { body } = await writeOnce(services, request, async (context) => ({
        status: 200,
        body: await fillPublicHolidays(context, request.body.year),
      }));
      const { created, existing } = body;
      return { created: created.map(linked), existing };
    },
  );
}

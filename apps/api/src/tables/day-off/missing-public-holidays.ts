import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { languageOf } from '../../http/messages.ts';
import { problemResponses } from '../../http/responses.ts';
import { day, integer, text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { asIf, inWriteContext } from '../../table/write.ts';
import { fillPublicHolidays, holidayNames } from './public-holidays.ts';

/** `GET /day-off/missing-public-holidays`: what filling in a year would make, and how many trainings it would cancel. */
export function missingPublicHolidays(app: FastifyInstance, services: TableServices): void {
  app.get<{ Querystring: { year: number } }>(
    '/day-off/missing-public-holidays',
    {
      config: { access: { right: 'DayOff:Write' } },
      schema: {
        operationId: 'missingPublicHolidays',
        summary: 'Which Polish public holidays of a year are not days off yet',
        description:
          'What `fill-public-holidays` would make days off, in the language of the request, and how many trainings that would cancel.',
        tags: ['day-off'],
        querystring: Type.Object({ year: integer(1900, 2199) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            missing: Type.Array(
              Type.Object({
                day: day(),
                name: text(150),
                cancelledCount: Type.Integer({ description: 'Trainings it would cancel.' }),
              }),
            ),
            existing: Type.Integer({ description: 'How many are there already.' }),
          }),
          ...problemResponses(400, 401, 403),
        },
      },
    },
    async ({ viewer, query, headers }) => {
      const { created, existing } = await inWriteContext(services, viewer, (context) =>
        asIf(context, (quiet) => fillPublicHolidays(quiet, query.year)),
      );
      const names = await holidayNames(query.year, languageOf(headers['accept-language']));
      const missing = created.map(({ dateFrom, name, cancelledCount }) => ({
        day: dateFrom,
        name: names.get(dateFrom) ?? name,
        cancelledCount,
      }));
      return { missing, existing };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { asThemselves } from '../../session/viewer.ts';
import { reference } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import { inWriteContext } from '../../table/write.ts';
import { markTraining, presenceTable } from '../../tables/presence/index.ts';
import type { CheckInCodes } from './codes.ts';

/** `PUT /training/{id}/check-in`: “I’m here”, by whoever was at the door. */
export function checkIn(app: FastifyInstance, services: Services, codes: CheckInCodes): void {
  const linked = linkRows(presenceTable, services.config);
  app.put<{ Params: { id: string }; Body: { student: string; admission: string } }>(
    '/training/:id/check-in',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'checkIn',
        summary: 'Check in at a training',
        description:
          'Marks oneself or one’s child as present, by the rules of one’s own marks. Again it changes nothing.',
        tags: ['training'],
        params: idParams,
        body: Type.Object(
          {
            student: reference('student'),
            admission: Type.String({ maxLength: 200, description: 'What `admitToTraining` has given.' }),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Ref('Presence'), ...problemResponses(400, 401, 403, 404, 409) },
      },
    },
    async ({ viewer, params, body: { student, admission } }) => {
      const id = params.id.toLowerCase();
      const { rowCount } = await services.database.pool.query('select from training where id = $1', [id]);
      if (rowCount === 0) throw notFound();
      if (!codes.isAdmitted(id, admission)) throw conflict('admission-spent');
      // Also who teaches checks in as everybody does: the code is no way round the places or the time.
      const [presence] = await inWriteContext(services, asThemselves(viewer), (context) =>
        markTraining(context, id, [{ student, status: 'present' }], 'qr'),
      );
      return presence && linked(presence);
    },
  );
}

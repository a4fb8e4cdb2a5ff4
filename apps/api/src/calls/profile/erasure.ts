import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import { inWriteContext, readRow } from '../../table/write.ts';
import { keepAnAdministrator } from '../../tables/groupright/index.ts';
import { userTable } from '../../tables/user/index.ts';

/** `POST /authinfo/erasure`: asks for the account's erasure; it happens after 30 days' grace. */
export function requestErasure(app: FastifyInstance, services: Services): void {
  app.post(
    '/authinfo/erasure',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'requestErasure',
        summary: 'Ask to be erased',
        tags: ['authinfo'],
        response: { 200: Type.Ref('User'), ...problemResponses(401, 409) },
      },
    },
    async ({ viewer }) =>
      inWriteContext(services, viewer, async (context) => {
        const { rowCount } = await context.client.query(
          `update "user" set status = 'pendingErasure', erasure_requested_at = $2, updated_at = $2, version = version + 1
           where id = $1 and status = 'active'`,
          [viewer.id, context.now.toISOString()],
        );
        if (rowCount === 0) throw conflict('erasure-not-possible');
        await keepAnAdministrator(context);
        return readRow(context.client, userTable, viewer.id);
      }),
  );
}

/** `DELETE /authinfo/erasure`: the user stays after all. */
export function withdrawErasure(app: FastifyInstance, services: Services): void {
  app.delete(
    '/authinfo/erasure',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'withdrawErasure',
        summary: 'Stay after all',
        tags: ['authinfo'],
        response: { 200: Type.Ref('User'), ...problemResponses(401, 409) },
      },
    },
    async ({ viewer }) =>
      inWriteContext(services, viewer, async ({ client, now }) => {
        const { rowCount } = await client.query(
          `update "user" set status = 'active', erasure_requested_at = null, updated_at = $2, version = version + 1
           where id = $1 and status = 'pendingErasure'`,
          [viewer.id, now.toISOString()],
        );
        if (rowCount === 0) throw conflict('erasure-not-possible');
        return readRow(client, userTable, viewer.id);
      }),
  );
}

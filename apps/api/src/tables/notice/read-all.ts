import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problemResponses } from '../../http/responses.ts';
import { changeRows } from '../../table/door.ts';
import { idempotencyHeaders, writeOnce } from '../../table/idempotency.ts';
import { lockRows } from '../../table/lock-row.ts';
import type { TableServices } from '../../table/services.ts';
import { noticeTable } from './notice-table.ts';

/** `POST /notice/read`: all of one's own at once. */
export function readAllNotices(app: FastifyInstance, services: TableServices): void {
  app.post(
    '/notice/read',
    {
      config: { access: 'signed-in' },
      schema: {
        operationId: 'readAllNotices',
        summary: 'All own notices were read',
        description: 'On all devices. Those that were read before stay as they are.',
        tags: ['notice'],
        headers: idempotencyHeaders,
        response: { 204: Type.Null({ description: 'None is unread.' }), ...problemResponses(401, 422) },
      },
    },
    async (request, reply) => {
      await writeOnce(services, request, async (context) => {
        const { viewer, now } = context;
        const unread = await lockRows(context, noticeTable, 't."user" = $1 and t.read_at is null', [
          viewer.id,
        ]);
        const values = { readAt: now.toISOString() };
        await changeRows(
          context,
          noticeTable,
          unread.map((current) => ({ current, values })),
          'read',
        );
        return { status: 204, body: null };
      });
      return reply.code(204).send();
    },
  );
}

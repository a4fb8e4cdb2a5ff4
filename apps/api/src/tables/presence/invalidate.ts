import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { validityEndpoint } from './validity-endpoint.ts';

/** The row stays, with the reason, and counts nowhere. Also for marks that are too old to be taken away. */
export function invalidatePresence(app: FastifyInstance, services: TableServices): void {
  validityEndpoint<{ reason: string }>(app, services, {
    verb: 'invalidate',
    operationId: 'invalidatePresence',
    summary: 'Let a presence count no more',
    body: Type.Object({ reason: text(500) }, { additionalProperties: false }),
    change: ({ now }, { invalidatedAt }, { reason }) => ({
      invalidatedAt: invalidatedAt ?? now.toISOString(),
      invalidatedReason: reason,
    }),
  });
}

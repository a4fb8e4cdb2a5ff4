import type { FastifyInstance } from 'fastify';
import type { TableServices } from '../../table/services.ts';
import { validityEndpoint } from './validity-endpoint.ts';

export function restorePresence(app: FastifyInstance, services: TableServices): void {
  validityEndpoint(app, services, {
    verb: 'restore',
    operationId: 'restorePresence',
    summary: 'Let an invalidated presence count again',
    change: () => ({ invalidatedAt: null, invalidatedReason: null }),
  });
}

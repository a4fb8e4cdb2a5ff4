import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { validityEndpoint } from './validity-endpoint.ts';

export function restorePresence(app: FastifyInstance, services: Services): void {
  validityEndpoint(app, services, {
    verb: 'restore',
    operationId: 'restorePresence',
    summary: 'Let an invalidated presence count again',
    change: () => ({ invalidatedAt: null, invalidatedReason: null }),
  });
}

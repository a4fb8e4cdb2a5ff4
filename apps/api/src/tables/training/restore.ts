import type { FastifyInstance } from 'fastify';
import type { TableServices } from '../../table/services.ts';
import { refuseMarked } from './outcome.ts';
import { type Change, stateEndpoint } from './state-endpoint.ts';
import { refuseDayOff } from './training-table.ts';

/** Back to planned: it was cancelled, or said to be held or not held, by mistake. */
const restoration: Change = async (context, current) => {
  if (current.state === 'planned') return null;
  await refuseMarked(context, current);
  await refuseDayOff(context, current);
  return { state: 'planned', cancelReason: null, dayOff: null };
};

export function restoreTraining(app: FastifyInstance, services: TableServices): void {
  stateEndpoint(app, services, {
    verb: 'restore',
    operationId: 'restoreTraining',
    summary: 'Plan a training again',
    change: () => restoration,
  });
}

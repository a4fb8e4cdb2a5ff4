import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import { text } from '../../table/fields.ts';
import type { TableServices } from '../../table/services.ts';
import { type Change, stateEndpoint } from './state-endpoint.ts';

/** One that a day off cancelled is now cancelled by hand, and stays so when the day off goes. */
export function cancellation(reason: string): Change {
  return (_, { state }) => {
    if (state === 'held' || state === 'notHeld') throw conflict('training-over');
    return { state: 'cancelled', cancelReason: reason, dayOff: null };
  };
}

export function cancelTraining(app: FastifyInstance, services: TableServices): void {
  stateEndpoint<{ reason: string }>(app, services, {
    verb: 'cancel',
    operationId: 'cancelTraining',
    summary: 'Cancel a training',
    body: Type.Object({ reason: text(500) }, { additionalProperties: false }),
    change: ({ reason }) => cancellation(reason),
  });
}

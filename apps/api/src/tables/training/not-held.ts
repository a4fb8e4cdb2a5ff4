import type { FastifyInstance } from 'fastify';
import { conflict } from '../../http/problem.ts';
import type { TableServices } from '../../table/services.ts';
import { refuseAhead, refuseMarked } from './outcome.ts';
import { type Change, stateEndpoint } from './state-endpoint.ts';

/** Nobody came, or nobody could open the door: it was planned, not cancelled, and didn't take place. */
export const nobodyCame: Change = async (context, current) => {
  if (current.state === 'notHeld') return null;
  if (current.state === 'cancelled') throw conflict('training-cancelled');
  refuseAhead(context, current);
  await refuseMarked(context, current);
  return { state: 'notHeld' };
};

export function trainingNotHeld(app: FastifyInstance, services: TableServices): void {
  stateEndpoint(app, services, {
    verb: 'not-held',
    operationId: 'trainingNotHeld',
    summary: 'A training did not take place',
    change: () => nobodyCame,
  });
}

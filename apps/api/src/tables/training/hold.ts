import type { FastifyInstance } from 'fastify';
import { conflict } from '../../http/problem.ts';
import type { TableServices } from '../../table/services.ts';
import { refuseAhead } from './outcome.ts';
import { type Change, stateEndpoint } from './state-endpoint.ts';

/** For a training that took place without anybody being marked; the first mark does the same. */
const holding: Change = (context, current) => {
  if (current.state === 'held') return null;
  if (current.state === 'cancelled') throw conflict('training-cancelled');
  refuseAhead(context, current);
  return { state: 'held' };
};

export function holdTrainingEndpoint(app: FastifyInstance, services: TableServices): void {
  stateEndpoint(app, services, {
    verb: 'hold',
    operationId: 'holdTraining',
    summary: 'A training took place',
    change: () => holding,
  });
}

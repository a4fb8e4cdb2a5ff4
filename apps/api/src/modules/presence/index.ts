import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { invalidatePresence } from './invalidate.ts';
import { markTrainingEndpoint } from './mark-training.ts';
import { restorePresence } from './restore.ts';
import { trainingRoster } from './roster.ts';

export { presenceTable } from './presence-table.ts';

/** What goes on at a training's door, beside the five endpoints of every table. */
export function registerPresence(app: FastifyInstance, services: Services): void {
  trainingRoster(app, services);
  markTrainingEndpoint(app, services);
  invalidatePresence(app, services);
  restorePresence(app, services);
}

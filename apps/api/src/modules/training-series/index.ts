import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { previewSeries } from './preview.ts';
import { splitSeries } from './split.ts';

export { trainingSeriesTable } from './series-table.ts';

/** What a series can do beside the five of every table. */
export function registerTrainingSeries(app: FastifyInstance, services: Services): void {
  previewSeries(app, services);
  splitSeries(app, services);
}

import type { TableCall } from '../../table/definition.ts';
import { previewSeries } from './preview.ts';
import { splitSeries } from './split.ts';

export { makeUpTrainings } from './arrange-trainings.ts';
export { trainingSeriesTable } from './series-table.ts';

/** What a series can do beside the five of every table. */
export const trainingSeriesCalls: readonly TableCall[] = [previewSeries, splitSeries];

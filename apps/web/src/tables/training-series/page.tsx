import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import { describeTable } from '@tatami/tables/describe-table';
import { seriesForm } from '../../features/training/series-form.ts';
import { place } from './place.ts';

/** A table whose fields have the names that its form gives them: those of its trainings. */
export const table = {
  ...describeTable(place, trainingSeriesRules, {
    columns: [],
    form: seriesForm.form ?? [],
    metIn: { table: 'training', by: 'series' },
  }),
  place: { ...place, ...seriesForm.place },
};

import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import type { FormDescription } from '@tatami/tables/table';
import { lazy } from 'react';
import { usualEnds } from '../../lib/club/training/usual-ends.ts';
import { InstructorField } from './InstructorField.tsx';
import { lessonRows } from './lesson-rows.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

const SeriesEndField = lazy(async () => ({
  default: (await import('./series/SeriesEndField.tsx')).SeriesEndField,
}));

/** What is asked of a training that is every week. */
export const seriesForm: FormDescription<'training-series'> = {
  // A series is called what its trainings are.
  place: { table: 'training' },
  rules: trainingSeriesRules.fields,
  form: [
    ['weekdays'],
    ['everyWeeks'],
    ['localTime', 'durationMinutes'],
    ['dateFrom', 'dateTo'],
    ...lessonRows,
  ],
  fields: {
    weekdays: { Input: WeekdaysField },
    durationMinutes: { step: 15 },
    dateFrom: {
      // One that would end before it begins ends where such a series usually does.
      along: ({ dateFrom }, { dateTo }) =>
        dateFrom && dateTo && dateTo < dateFrom ? { dateTo: usualEnds(dateFrom)[0]?.day ?? dateTo } : {},
    },
    dateTo: { Input: SeriesEndField },
    instructor: { Input: InstructorField },
  },
};

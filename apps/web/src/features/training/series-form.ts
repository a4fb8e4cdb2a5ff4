import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import type { FormDescription } from '@tatami/tables/table';
import { InstructorField } from './InstructorField.tsx';
import { lessonRows } from './lesson-rows.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

/** What is asked of a training that is every week. */
export const seriesForm: FormDescription<'training-series'> = {
  // A series is called what its trainings are.
  place: { table: 'training' },
  rules: trainingSeriesRules.fields,
  form: [['weekdays'], ['localTime', 'durationMinutes'], ['dateFrom', 'dateTo'], ...lessonRows],
  fields: {
    weekdays: { Input: WeekdaysField },
    durationMinutes: { step: 15 },
    instructor: { Input: InstructorField },
  },
};

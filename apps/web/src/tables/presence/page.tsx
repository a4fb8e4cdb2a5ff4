import { presenceRules } from '@tatami/sdk/rules/presence';
import { describeTable } from '@tatami/tables/describe-table';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, presenceRules, {
  columns: [
    studentColumn,
    { field: 'training', shows: 'trainingTitle' },
    { field: 'trainingStartsAt', withTime: true },
    {
      field: 'status',
      tones: {
        declared: 'neutral',
        present: 'success',
        late: 'warning',
        excused: 'info',
        absent: 'danger',
      },
    },
    { field: 'source', fromDesktop: true },
    { field: 'createdAt', fromDesktop: true, card: 'hidden', withTime: true },
  ],
  form: [['student'], ['training'], ['status'], ['note']],
  fields: {
    student: { readOnly: () => true },
    training: { readOnly: () => true },
  },
  actions: {
    invalidate: { when: ({ invalidatedAt }) => invalidatedAt === null },
    restore: { when: ({ invalidatedAt }) => invalidatedAt !== null },
  },
});

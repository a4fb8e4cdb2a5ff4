import { presenceRules } from '@tatami/sdk/rules/presence';
import { describeTable } from '@tatami/tables/describe-table';
import { studentOfRow } from '../../lib/club/student-of-row.ts';
import { StudentOfRow } from '../../lib/face/StudentOfRow.tsx';
import { place } from './place.ts';

export const table = describeTable(place, presenceRules, {
  columns: [
    { field: 'student', cell: (row) => <StudentOfRow row={row} />, value: studentOfRow },
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

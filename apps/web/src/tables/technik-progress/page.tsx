import { technikProgressRules } from '@tatami/sdk/rules/technik-progress';
import { describeTable } from '@tatami/tables/describe-table';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, technikProgressRules, {
  columns: [
    studentColumn,
    'technik',
    { field: 'level', tones: { toLearn: 'neutral', inProgress: 'info', mastered: 'success' } },
    'confirmedBy',
    { field: 'updatedAt', fromDesktop: true, withTime: true },
  ],
  again: true,
  form: [['student'], ['technik'], ['level']],
  fields: {
    student: { readOnly: () => true },
    technik: { readOnly: () => true },
  },
});

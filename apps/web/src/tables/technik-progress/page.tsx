import { technikProgressRules } from '@tatami/sdk/rules/technik-progress';
import { describeTable } from '@tatami/tables/describe-table';
import { studentOfRow } from '../../lib/club/student-of-row.ts';
import { StudentOfRow } from '../../lib/face/StudentOfRow.tsx';
import { place } from './place.ts';

export const table = describeTable(place, technikProgressRules, {
  columns: [
    { field: 'student', cell: (row) => <StudentOfRow row={row} />, value: studentOfRow },
    'technik',
    { field: 'level', tones: { toLearn: 'neutral', inProgress: 'info', mastered: 'success' } },
    'confirmedBy',
    { field: 'updatedAt', fromDesktop: true, withTime: true },
  ],
  again: true,
  form: [['student'], ['technik'], ['level']],
});

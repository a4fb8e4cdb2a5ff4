import type { Entity } from '@tatami/sdk';
import { technikProgressRules } from '@tatami/sdk/rules/technik-progress';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const whose = ({ studentFirstName, studentLastName }: Entity<'technik-progress'>) =>
  `${studentLastName} ${studentFirstName}`;

export const table = describeTable(place, technikProgressRules, {
  columns: [
    { field: 'student', cell: whose, value: whose, sort: 'studentLastName' },
    'technik',
    { field: 'level', tones: { toLearn: 'neutral', inProgress: 'info', mastered: 'success' } },
    'confirmedBy',
  ],
  form: [['student'], ['technik'], ['level']],
});

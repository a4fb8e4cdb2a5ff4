import { homeworkSubmissionRules } from '@tatami/sdk/rules/homework-submission';
import { describeTable } from '@tatami/tables/describe-table';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, homeworkSubmissionRules, {
  columns: [
    { ...studentColumn, sort: 'studentLastName' },
    { field: 'homework', shows: 'homeworkTitle' },
    {
      field: 'state',
      tones: {
        assigned: 'neutral',
        draft: 'neutral',
        submitted: 'info',
        reviewed: 'success',
        returned: 'warning',
      },
    },
    { field: 'isOverdue', tones: { true: 'danger' } },
    { field: 'submittedAt', withTime: true },
    'rating',
  ],
  comesFrom: 'homework',
  form: [['homework'], ['student'], ['text'], ['minutesPractised']],
  fields: {
    homework: { readOnly: () => true },
    student: { readOnly: () => true },
  },
  actions: {
    submit: { when: ({ state }) => state === 'draft' || state === 'returned' || state === 'assigned' },
    review: { when: ({ state }) => state === 'submitted' },
    return: { when: ({ state }) => state === 'submitted' },
    withdraw: { when: ({ state }) => state === 'submitted' },
    reopen: { when: ({ state }) => state === 'reviewed' || state === 'returned' },
  },
});

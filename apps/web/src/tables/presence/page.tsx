import { presenceRules } from '@tatami/sdk/rules/presence';
import { describeTable } from '@tatami/tables/describe-table';
import { PresenceStatus } from '../../lib/club/training/PresenceStatus.tsx';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, presenceRules, {
  columns: [
    studentColumn,
    { field: 'training', shows: 'trainingTitle' },
    { field: 'trainingStartsAt', withTime: true },
    { field: 'status', cell: ({ status }) => <PresenceStatus status={status} /> },
    { field: 'source', fromDesktop: true },
    { field: 'createdAt', fromDesktop: true, card: 'hidden', withTime: true },
  ],
  comesFrom: 'training',
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

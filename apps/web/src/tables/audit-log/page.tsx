import type { Entity } from '@tatami/sdk';
import { auditLogRules } from '@tatami/sdk/rules/audit-log';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const who = ({ userFirstName, userLastName }: Entity<'audit-log'>) =>
  [userLastName, userFirstName].filter(Boolean).join(' ');

export const table = describeTable(place, auditLogRules, {
  columns: [
    { field: 'createdAt', headedBy: 'when', withTime: true },
    { field: 'user', cell: who, value: who },
    'verb',
    'table',
    'name',
    {
      field: 'none',
      id: 'changes',
      fromDesktop: true,
      cell: ({ changes }) => Object.keys(changes).join(', '),
      value: ({ changes }) => JSON.stringify(changes),
    },
  ],
});

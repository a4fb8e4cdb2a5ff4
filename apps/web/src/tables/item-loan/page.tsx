import type { Entity } from '@tatami/sdk';
import { itemLoanRules } from '@tatami/sdk/rules/item-loan';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const whose = ({ studentFirstName, studentLastName }: Entity<'item-loan'>) =>
  `${studentLastName} ${studentFirstName}`;

export const table = describeTable(place, itemLoanRules, {
  columns: [
    { field: 'item', shows: 'itemName' },
    { field: 'student', cell: whose, value: whose, sort: 'studentLastName' },
    'from',
    'dueOn',
    'returnedOn',
    { field: 'overdue', tones: { true: 'danger' } },
  ],
  form: [['item'], ['student'], ['from', 'dueOn'], ['returnedOn'], ['note']],
  fields: {
    item: { readOnly: () => true },
    student: { readOnly: () => true },
  },
  actions: { return: { when: ({ returnedOn }) => returnedOn === null } },
});

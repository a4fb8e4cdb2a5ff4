import { itemLoanRules } from '@tatami/sdk/rules/item-loan';
import { describeTable } from '@tatami/tables/describe-table';
import { StatusTag } from '@tatami/ui';
import { clubToday } from '../../lib/club/club-zone.ts';
import { studentColumn } from '../../lib/face/student-column.tsx';
import { place } from './place.ts';

export const table = describeTable(place, itemLoanRules, {
  columns: [
    { field: 'item', shows: 'itemName' },
    { ...studentColumn, sort: 'studentLastName' },
    'from',
    'dueOn',
    'returnedOn',
    {
      field: 'overdue',
      // What is back is in no term any more.
      cell: ({ overdue, returnedOn }, { t }) =>
        overdue ? (
          <StatusTag status="danger">{t('item-loan.overdue.true')}</StatusTag>
        ) : (
          returnedOn === null && t('item-loan.overdue.false')
        ),
    },
  ],
  form: [['item'], ['student'], ['from', 'dueOn'], ['returnedOn'], ['note']],
  fields: {
    item: { readOnly: () => true },
    student: { readOnly: () => true },
    returnedOn: { when: (_, entity) => entity !== undefined },
  },
  // Mostly it is handed over while it is written down.
  offered: () => ({ from: clubToday() }),
  actions: { return: { when: ({ returnedOn }) => returnedOn === null } },
});

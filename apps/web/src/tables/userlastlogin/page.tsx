import { userlastloginRules } from '@tatami/sdk/rules/userlastlogin';
import { describeTable } from '@tatami/tables/describe-table';
import { RowLink } from '@tatami/tables/RowLink';
import { UserName, userOf } from '../../lib/face/UserName.tsx';
import { place } from './place.ts';

export const table = describeTable(place, userlastloginRules, {
  columns: [
    {
      field: 'user',
      shows: 'fullName',
      sort: 'userLastName',
      cell: (row) => (
        <UserName person={userOf(row)}>
          <RowLink of="user" id={row.user} name={`${row.userLastName} ${row.userFirstName}`} />
        </UserName>
      ),
    },
    { field: 'lastLoginAt', withTime: true },
    { field: 'previousLoginAt', withTime: true, fromDesktop: true, card: 'hidden' },
    'count',
    'method',
    'failedCount',
    { field: 'lastFailedAt', withTime: true, fromDesktop: true, card: 'hidden' },
    { field: 'userAgentFamily', fromDesktop: true },
    { field: 'ipMasked', fromDesktop: true, card: 'hidden' },
  ],
});

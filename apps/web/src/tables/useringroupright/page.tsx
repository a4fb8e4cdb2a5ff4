import { useringrouprightRules } from '@tatami/sdk/rules/useringroupright';
import { removal } from '@tatami/tables/bulk-deeds';
import { describeTable } from '@tatami/tables/describe-table';
import { StatusTag } from '@tatami/ui';
import { beginningOf, endOf, firstDay, lastDay, validityAt } from '../../features/rights/validity.ts';
import { UserName, userOf } from '../../lib/face/UserName.tsx';
import { place } from './place.ts';

const looks = { coming: 'info', valid: 'success', over: 'neutral' } as const;

export const table = describeTable(place, useringrouprightRules, {
  columns: [
    {
      field: 'user',
      // A file names who it is by what nobody else is called.
      shows: 'username',
      sort: 'userLastName',
      cell: (row) => <UserName person={userOf(row)}>{`${row.userLastName} ${row.userFirstName}`}</UserName>,
    },
    'group',
    { field: 'validFrom', value: ({ validFrom }, { timeZone }) => firstDay(validFrom, timeZone) },
    {
      field: 'validTo',
      filter: false,
      cell: ({ validTo }, { timeZone, format }) => validTo && format.date(lastDay(validTo, timeZone)),
      value: ({ validTo }, { timeZone }) => lastDay(validTo, timeZone),
    },
    {
      field: 'none',
      id: 'validity',
      card: 'aside',
      cell: (row, { t }) => {
        const validity = validityAt(Date.now(), row);
        return <StatusTag status={looks[validity]}>{t(`useringroupright.validity.${validity}`)}</StatusTag>;
      },
      value: (row, { t }) => t(`useringroupright.validity.${validityAt(Date.now(), row)}`),
    },
  ],
  form: [['user'], ['group'], ['validFrom', 'validTo']],
  fields: {
    validFrom: { day: { of: firstDay, instantOf: beginningOf } },
    validTo: { day: { of: lastDay, instantOf: endOf } },
  },
  again: true,
  bulk: ({ t }, texts, { whoami }) => [
    // Who has lost the right to give rights could not take it back.
    removal(texts, ({ user }) => (user === whoami.id ? t('user.bulk.self') : undefined)),
  ],
});

import type { Entity } from '@tatami/sdk';
import { accessTokenRules } from '@tatami/sdk/rules/access-token';
import { describeTable } from '@tatami/tables/describe-table';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { lastDayOfToken } from '../../features/account/access-token/last-day.ts';
import { TokenRights } from '../../features/account/access-token/TokenRights.tsx';
import { tokenRightWord } from '../../features/account/access-token/token-right-word.ts';
import { UserName, userOf } from '../../lib/face/UserName.tsx';
import { place } from './place.ts';

const may = ({ rights }: Entity<'access-token'>, { t }: I18n) =>
  rights.map((right) => tokenRightWord(t, right)).join(', ');

export const table = describeTable(place, accessTokenRules, {
  columns: [
    'name',
    {
      field: 'user',
      shows: 'username',
      sort: 'userLastName',
      cell: (row) => <UserName person={userOf(row)}>{`${row.userLastName} ${row.userFirstName}`}</UserName>,
    },
    { field: 'rights', width: 116, interactive: true, cell: (row) => <TokenRights of={row} />, value: may },
    { field: 'lastUsedAt', withTime: true },
    {
      field: 'expiresAt',
      cell: (row, { timeZone, format }) => format.date(lastDayOfToken(row, timeZone)),
      value: (row, { timeZone }) => lastDayOfToken(row, timeZone),
    },
    { field: 'createdAt', fromDesktop: true, card: 'hidden' },
    { field: 'start', fromDesktop: true, card: 'hidden' },
    { field: 'lastUsedFrom', fromDesktop: true, card: 'hidden' },
    { field: 'lastUsedBy', fromDesktop: true, card: 'hidden' },
  ],
});

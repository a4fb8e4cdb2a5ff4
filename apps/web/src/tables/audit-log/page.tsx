import type { Entity } from '@tatami/sdk';
import { auditLogRules } from '@tatami/sdk/rules/audit-log';
import { describeTable } from '@tatami/tables/describe-table';
import { tableWord, verbWord } from '@tatami/tables/log-words';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { lazy } from 'react';
import { LoggedRow } from '../../features/audit-log/LoggedRow.tsx';
import { toldChanges } from '../../features/audit-log/told-changes.ts';
import { UserName, userOf } from '../../lib/face/UserName.tsx';
import { rightWord } from '../../lib/rights/right-words.ts';
import { place } from './place.ts';

const logPage = () => import('../../features/audit-log/AuditLogPage.tsx');
const AuditLogPage = lazy(async () => ({ default: (await logPage()).AuditLogPage }));
const LoggedChanges = lazy(async () => ({ default: (await logPage()).LoggedChanges }));

const who = ({ userFirstName, userLastName }: Entity<'audit-log'>) =>
  [userLastName, userFirstName].filter(Boolean).join(' ');
const did = ({ verb }: Entity<'audit-log'>, { t }: I18n) => verbWord(t, verb);
/** What the row was called then; a right of a group is called by its code. */
const called = ({ table, name }: Entity<'audit-log'>, { t }: I18n) =>
  table === 'rightto' && name ? rightWord(t, name) : name;
const inWhat = ({ table }: Entity<'audit-log'>, { t }: I18n) => tableWord(t, table);

export const table = describeTable(place, auditLogRules, {
  columns: [
    { field: 'createdAt', headedBy: 'when', withTime: true, nowrap: false },
    {
      field: 'user',
      cell: ({ user, ...row }) =>
        user && <UserName person={userOf({ user, ...row })}>{who({ user, ...row })}</UserName>,
      value: who,
    },
    { field: 'verb', cell: did, value: did },
    { field: 'table', cell: inWhat, value: inWhat },
    {
      field: 'name',
      width: 108,
      cell: (row, i18n) => <LoggedRow of={{ ...row, name: called(row, i18n) }} />,
      value: called,
      interactive: true,
    },
    {
      field: 'none',
      id: 'changes',
      interactive: true,
      cell: (row) => <LoggedChanges of={row} />,
      value: (row) => toldChanges.get(row) ?? '',
    },
  ],
  Page: AuditLogPage,
});

import type { Entity } from '@tatami/sdk';
import { auditLogRules } from '@tatami/sdk/rules/audit-log';
import type { I18n } from '../../lib/i18n/i18n-context.ts';
import type { MessageKey } from '../../lib/i18n/translator.ts';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const who = ({ userFirstName, userLastName }: Entity<'audit-log'>) =>
  [userLastName, userFirstName].filter(Boolean).join(' ');

/** What has no word yet is shown by its name. */
function inWords({ t }: I18n, key: MessageKey, name: string): string {
  const text = t(key);
  return text === key ? name : text;
}

const did = ({ verb }: Entity<'audit-log'>, i18n: I18n) =>
  inWords(i18n, `audit-log.verb.${verb}` as MessageKey, verb);
const inWhat = ({ table: name }: Entity<'audit-log'>, i18n: I18n) =>
  inWords(i18n, `audit-log.table.${name}` as MessageKey, name);

export const table = describeTable(place, auditLogRules, {
  columns: [
    { field: 'createdAt', headedBy: 'when', withTime: true },
    { field: 'user', cell: who, value: who },
    { field: 'verb', cell: did, value: ({ verb }) => verb },
    { field: 'table', cell: inWhat, value: ({ table }) => table },
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

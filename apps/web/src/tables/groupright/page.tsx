import { grouprightRules } from '@tatami/sdk/rules/groupright';
import { describeTable } from '@tatami/tables/describe-table';
import { Link } from '@tatami/ui';
import { place } from './place.ts';

export const table = describeTable(place, grouprightRules, {
  columns: [
    'name',
    'description',
    { field: 'system', tones: { true: 'neutral' } },
    {
      field: 'none',
      id: 'rights',
      interactive: true,
      cell: ({ id, name }, { t }) => (
        <Link href={`/adm/rightto?group=${id}`} title={t('groupright.rights.of', { name })}>
          {t('groupright.rights.show')}
        </Link>
      ),
    },
    {
      field: 'none',
      id: 'members',
      interactive: true,
      cell: ({ id, name }, { t }) => (
        <Link href={`/adm/useringroupright?group=${id}`} title={t('groupright.members.of', { name })}>
          {t('groupright.members.show')}
        </Link>
      ),
    },
  ],
  form: [['name'], ['description']],
  // The server refuses to rename or remove a group that the club comes with.
  fields: { name: { readOnly: ({ system }) => system } },
  keeps: ({ system }) => system,
});

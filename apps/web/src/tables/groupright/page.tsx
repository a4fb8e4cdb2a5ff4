import { grouprightRules } from '@tatami/sdk/rules/groupright';
import { describeTable } from '@tatami/tables/describe-table';
import type { ColumnDescription } from '@tatami/tables/table';
import { Link } from '@tatami/ui';
import { groupDescription } from '../../lib/club/group-description.ts';
import { place } from './place.ts';

/** The way to what another list has of the group. */
const wayTo = (id: 'rights' | 'members', list: string): ColumnDescription<'groupright'> => ({
  field: 'none',
  id,
  interactive: true,
  cell: (group, { t, language }) => {
    const show = t(`groupright.${id}.show`);
    return (
      <Link href={`${list}?group=${group.id}`} aria-label={`${show}: ${place.name(group, language)}`}>
        {show}
      </Link>
    );
  },
});

export const table = describeTable(place, grouprightRules, {
  columns: [
    { field: 'name', cell: (group, { language }) => place.name(group, language) },
    {
      field: 'description',
      cell: ({ description }, { language }) => groupDescription(description, language),
    },
    { field: 'system', tones: { true: 'neutral' } },
    wayTo('rights', '/adm/rightto'),
    wayTo('members', '/adm/useringroupright'),
  ],
  form: [['name'], ['description']],
  // The server refuses to rename or remove a group that the club comes with.
  fields: { name: { when: (_, group) => !group?.system } },
  keeps: ({ system }) => system,
});

import { gradeRules } from '@tatami/sdk/rules/grade';
import { describeTable } from '@tatami/tables/describe-table';
import { BeltBadge } from '@tatami/ui';
import { lazy } from 'react';
import { place } from './place.ts';

const RequirementsField = lazy(async () => ({
  default: (await import('../../features/grade/RequirementsField.tsx')).RequirementsField,
}));

export const table = describeTable(place, gradeRules, {
  columns: [
    {
      field: 'namePl',
      headedBy: 'name',
      cell: ({ namePl, nameEn }, { language }) => (language === 'pl' ? namePl : nameEn),
    },
    {
      field: 'beltColor',
      card: 'aside',
      cell: ({ beltColor, namePl }) => <BeltBadge color={beltColor} grade={namePl} compact />,
    },
    { field: 'rank', card: 'hidden' },
    { field: 'kind', card: 'hidden' },
    { field: 'number', card: 'hidden' },
    { field: 'code', card: 'hidden' },
  ],
  again: true,
  form: [['namePl'], ['nameEn'], ['kind', 'number'], ['rank', 'code'], ['beltColor'], ['profiles']],
  inFile: ['profiles'],
  fields: { profiles: { Input: RequirementsField } },
});

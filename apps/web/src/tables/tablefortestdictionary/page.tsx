import { tablefortestdictionaryRules } from '@tatami/sdk/rules/tablefortestdictionary';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, tablefortestdictionaryRules, {
  columns: [
    'code',
    'namePl',
    'nameEn',
    'rank',
    { field: 'active', tones: { true: 'success', false: 'neutral' } },
  ],
  again: true,
  outOfUse: ({ active }) => (active ? { active: false } : undefined),
  form: [['code', 'rank'], ['namePl'], ['nameEn'], ['active']],
});

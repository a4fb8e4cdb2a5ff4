import { technikRules } from '@tatami/sdk/rules/technik';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

export const table = describeTable(place, technikRules, {
  columns: [
    {
      field: 'namePl',
      headedBy: 'name',
      cell: ({ namePl, nameEn }, { language }) => (language === 'pl' ? namePl : nameEn),
    },
    'base',
    'attack',
    'position',
    { field: 'active', tones: { true: 'success', false: 'neutral' } },
  ],
  form: [
    ['namePl'],
    ['nameEn'],
    ['base', 'attack'],
    ['position', 'variants'],
    ['code'],
    ['descriptionPl'],
    ['descriptionEn'],
    ['videoUrls'],
    ['active'],
  ],
});

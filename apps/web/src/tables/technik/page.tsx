import { technikRules } from '@tatami/sdk/rules/technik';
import { describeTable } from '@tatami/tables/describe-table';
import { TechniquesPage } from '../../features/technik/TechniquesPage.tsx';
import { place } from './place.ts';

export { techniqueData } from '../../features/technik/technique-data.ts';

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
  again: true,
  outOfUse: ({ active }) => (active ? { active: false } : undefined),
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
  Page: TechniquesPage,
});

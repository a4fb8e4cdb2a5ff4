import { trainingTechnikRules } from '@tatami/sdk/rules/training-technik';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, trainingTechnikRules, {
  columns: [
    'technik',
    { field: 'training', shows: 'trainingTitle' },
    { field: 'trainingStartsAt', withTime: true },
    { field: 'createdAt', fromDesktop: true, card: 'hidden', withTime: true },
  ],
  comesFrom: 'training',
  again: true,
  form: [['training'], ['technik']],
});

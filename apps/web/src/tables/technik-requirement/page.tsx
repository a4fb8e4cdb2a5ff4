import { technikRequirementRules } from '@tatami/sdk/rules/technik-requirement';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, technikRequirementRules, {
  columns: [{ field: 'grade', sort: 'gradeRank' }, 'technik', 'profile', 'importance'],
  again: true,
  form: [['grade'], ['technik'], ['profile', 'importance']],
});

import { guardianRules } from '@tatami/sdk/rules/guardian';
import type { FormDescription } from '@tatami/tables/table';
import { clubToday } from '../../lib/club/club-zone.ts';

/** What is asked of whoever answers for a minor. */
export const guardianForm: FormDescription<'guardian'> = {
  place: { table: 'guardian' },
  rules: guardianRules.fields,
  form: [['name'], ['relation'], ['phone', 'email'], ['consentOn']],
  fields: { consentOn: { max: clubToday } },
};

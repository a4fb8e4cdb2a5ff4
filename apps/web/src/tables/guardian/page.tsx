import { guardianRules } from '@tatami/sdk/rules/guardian';
import { describeTable } from '@tatami/tables/describe-table';
import { clubToday } from '../../lib/club/club-zone.ts';
import { place } from './place.ts';

export const table = describeTable(place, guardianRules, {
  columns: [],
  form: [['name'], ['relation'], ['phone', 'email'], ['consentOn']],
  fields: { consentOn: { max: clubToday } },
});

import { guardianRules } from '@tatami/sdk/rules/guardian';
import { describeTable } from '@tatami/tables/describe-table';
import { lazy } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import { place } from './place.ts';

const AccountField = lazy(async () => ({
  default: (await import('../../lib/account/AccountField.tsx')).GuardianAccountField,
}));

export const table = describeTable(place, guardianRules, {
  columns: [],
  knownBy: [['student', 'name']],
  form: [['name'], ['relation'], ['phone', 'email'], ['user'], ['consentOn']],
  fields: { user: { Input: AccountField }, consentOn: { max: clubToday } },
});

import { righttoRules } from '@tatami/sdk/rules/rightto';
import { lazy } from 'react';
import { RightsPage } from '../../features/rights/RightsPage.tsx';
import { removal } from '../../lib/table/bulk-deeds.ts';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

const RightField = lazy(async () => ({
  default: (await import('../../features/rights/RightField.tsx')).RightField,
}));

export { rightsData } from '../../features/rights/rights-data.ts';

export const table = describeTable(place, righttoRules, {
  columns: ['right', 'group'],
  form: [['group'], ['right']],
  fields: { right: { Input: RightField } },
  again: true,
  bulk: (_, texts) => [removal(texts)],
  Page: RightsPage,
});

import { knownRights } from '@tatami/sdk';
import { righttoRules } from '@tatami/sdk/rules/rightto';
import { removal } from '@tatami/tables/bulk-deeds';
import { describeTable } from '@tatami/tables/describe-table';
import { lazy } from 'react';
import { RightName } from '../../features/rights/RightName.tsx';
import { RightsPage } from '../../features/rights/RightsPage.tsx';
import { groupRightsQuery } from '../../features/rights/rights-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { rightWord } from '../../lib/rights/right-words.ts';
import { place } from './place.ts';

const RightField = lazy(async () => ({
  default: (await import('../../features/rights/RightField.tsx')).RightField,
}));

export { rightsData } from '../../features/rights/rights-data.ts';

export const table = describeTable(place, righttoRules, {
  columns: [
    {
      field: 'right',
      codes: {
        known: knownRights,
        // domain.md: a club may hand out rights of its own.
        findMore: async () => (await queryClient.ensureQueryData(groupRightsQuery)).map(({ right }) => right),
        wordOf: (right, { t }) => rightWord(t, right),
      },
      cell: ({ right }) => <RightName of={right} />,
    },
    'group',
  ],
  // The server looks into codes.
  isSearched: false,
  form: [['group'], ['right']],
  fields: { right: { Input: RightField } },
  again: true,
  bulk: (_, texts) => [removal(texts)],
  Drawer: lazy(async () => ({
    default: (await import('../../features/rights/RightDrawer.tsx')).RightDrawer,
  })),
  Page: RightsPage,
});

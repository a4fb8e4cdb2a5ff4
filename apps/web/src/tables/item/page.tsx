import { itemRules } from '@tatami/sdk/rules/item';
import { describeTable } from '@tatami/tables/describe-table';
import { lazy } from 'react';
import { place } from './place.ts';

export const table = describeTable(place, itemRules, {
  columns: [
    'name',
    'category',
    { field: 'inventoryNo', fromDesktop: true },
    { field: 'sizeLabel', fromDesktop: true },
    'workplace',
    {
      field: 'status',
      tones: { available: 'success', loaned: 'info', repair: 'warning', retired: 'neutral' },
    },
    'loanedTo',
    'loanDueOn',
  ],
  filters: ['valuePln', 'purchasedOn'],
  again: true,
  outOfUse: ({ status }) => (status === 'retired' ? undefined : { status: 'retired' as const }),
  form: [
    ['name'],
    ['category', 'status'],
    ['inventoryNo', 'sizeLabel'],
    ['workplace'],
    ['purchasedOn', 'valuePln'],
    ['condition'],
  ],
  BelowForm: lazy(async () => ({
    default: (await import('../../features/item/ItemLending.tsx')).ItemLending,
  })),
});

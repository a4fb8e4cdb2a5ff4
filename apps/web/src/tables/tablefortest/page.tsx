import { tablefortestRules } from '@tatami/sdk/rules/tablefortest';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, tablefortestRules, {
  columns: ['text', 'number', 'date', { field: 'flag', tones: { true: 'success' } }, 'dictionary'],
  again: true,
  form: [['text'], ['number', 'date'], ['dictionary'], ['flag']],
});

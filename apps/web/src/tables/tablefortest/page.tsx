import { tablefortestRules } from '@tatami/sdk/rules/tablefortest';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

export const table = describeTable(place, tablefortestRules, {
  columns: ['text', 'number', 'date', { field: 'flag', tones: { true: 'success' } }, 'dictionary'],
  again: true,
  form: [['text'], ['number', 'date'], ['dictionary'], ['flag']],
});

import { guardianRules } from '@tatami/sdk/rules/guardian';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

export const table = describeTable(place, guardianRules, { columns: [] });

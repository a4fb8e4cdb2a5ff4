import { guardianRules } from '@tatami/sdk/rules/guardian';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, guardianRules, { columns: [] });

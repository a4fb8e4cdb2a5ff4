import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { describeTable } from '@tatami/tables/describe-table';
import { place } from './place.ts';

export const table = describeTable(place, studentGradeRules, { columns: [] });

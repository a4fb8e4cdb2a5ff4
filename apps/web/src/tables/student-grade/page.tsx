import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

export const table = describeTable(place, studentGradeRules, { columns: [] });

import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { describeTable } from '@tatami/tables/describe-table';
import { clubToday } from '../../lib/club/club-zone.ts';
import { place } from './place.ts';

export const table = describeTable(place, studentGradeRules, {
  columns: [],
  form: [['grade', 'awardedOn'], ['examiner'], ['note']],
  fields: { awardedOn: { max: clubToday } },
});

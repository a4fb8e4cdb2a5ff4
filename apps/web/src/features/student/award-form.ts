import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import type { FormDescription } from '@tatami/tables/table';
import { clubToday } from '../../lib/club/club-zone.ts';

/** What is asked when a grade is awarded. */
export const awardForm: FormDescription<'student-grade'> = {
  place: { table: 'student-grade' },
  rules: studentGradeRules.fields,
  form: [['grade', 'awardedOn'], ['examiner'], ['note']],
  fields: { awardedOn: { max: clubToday } },
};

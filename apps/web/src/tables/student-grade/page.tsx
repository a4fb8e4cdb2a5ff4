import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { describeTable } from '@tatami/tables/describe-table';
import { clubToday } from '../../lib/club/club-zone.ts';
import { place } from './place.ts';

export const table = describeTable(place, studentGradeRules, {
  columns: [],
  knownBy: [['student', 'grade', 'awardedOn']],
  takenBack: {
    action: 'annul',
    body: ({ own }) => ({ reason: own('takenBack') }),
    isDone: ({ annulledAt }) => annulledAt !== null,
  },
  form: [['grade', 'awardedOn'], ['examiner'], ['note']],
  fields: { awardedOn: { max: clubToday } },
});

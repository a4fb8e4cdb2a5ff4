import type { TableCall } from '../../table/definition.ts';
import { attendance } from './attendance.ts';
import { gradeProgress } from './grade-progress.ts';
import { printCertificate } from './print-certificate.ts';
import { examReadiness, readiness } from './readiness.ts';

export { assessNext, type NextStep } from './assess.ts';
export { type CandidateOnPaper, ERASED } from './columns.ts';
export { judge } from './eligibility.ts';
export { candidatesOf, examCandidateTable, refreshCandidates } from './exam-candidate-table.ts';
export { progressOf } from './grade-progress.ts';
export { inviteStudents } from './invite-students.ts';
export { refuseLockedExam } from './judgement.ts';
export { measured } from './measured.ts';
export { MONTHS, readStandings, type Standings } from './standings.ts';
export { daysCounted, heldGrade } from './training-days.ts';

/** What counts for a grade and what is still missing, beside the candidates of exams, and what is had of one that is over. */
export const examCandidateCalls: readonly TableCall[] = [
  attendance,
  gradeProgress,
  examReadiness,
  readiness,
  printCertificate,
];

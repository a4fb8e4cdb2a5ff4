import type { TableCall } from '../../table/definition.ts';
import { attendance } from './attendance.ts';
import { gradeProgress } from './grade-progress.ts';
import { printCertificate } from './print-certificate.ts';

export { assessAll, type NextStep } from './assess.ts';
export { assessNext, type NextStep } from './assess.ts';
export { type CandidateOnPaper, ERASED } from './columns.ts';
export { judge } from './eligibility.ts';
export { candidatesOf, examCandidateTable } from './exam-candidate-table.ts';
export { assessAnew, refuseLockedExam } from './judgement.ts';

/** What counts for a grade and what is still missing, beside the candidates of exams, and what is had of one that is over. */
export const examCandidateCalls: readonly TableCall[] = [attendance, gradeProgress, printCertificate];

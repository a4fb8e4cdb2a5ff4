import type { TableCall } from '../../table/definition.ts';
import { gradeProgress } from './grade-progress.ts';
import { printCertificate } from './print-certificate.ts';

export { type CandidateOnPaper, ERASED } from './columns.ts';
export { judge } from './eligibility.ts';
export { candidatesOf, examCandidateTable } from './exam-candidate-table.ts';
export { assessAnew, refuseLockedExam } from './judgement.ts';

/** What can be asked of an exam to come beside its candidates, and had of one that is over. */
export const examCandidateCalls: readonly TableCall[] = [gradeProgress, printCertificate];

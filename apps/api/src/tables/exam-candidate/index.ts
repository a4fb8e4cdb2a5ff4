import type { TableCall } from '../../table/definition.ts';
import { gradeProgress } from './grade-progress.ts';

export { judge } from './eligibility.ts';
export { candidatesOf, examCandidateTable } from './exam-candidate-table.ts';
export { refuseLockedExam, standing } from './judgement.ts';

/** What can be asked of an exam to come beside its candidates. */
export const examCandidateCalls: readonly TableCall[] = [gradeProgress];

import type { TableCall } from '../../table/definition.ts';
import { markExam } from './mark-exam.ts';

export { examMarkTable } from './exam-mark-table.ts';
export { markTechniques } from './mark-exam.ts';

/** How the sheet of an exam is filled in. */
export const examMarkCalls: readonly TableCall[] = [markExam];

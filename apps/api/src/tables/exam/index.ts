import type { TableCall } from '../../table/definition.ts';
import { printProtocol } from './print-protocol.ts';
import { examStatistics } from './statistics.ts';
import { verifyEvidence } from './verify-evidence.ts';

export { examTable } from './exam-table.ts';

/** What can be had of an exam beside its row. */
export const examCalls: readonly TableCall[] = [printProtocol, verifyEvidence, examStatistics];

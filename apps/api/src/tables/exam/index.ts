import type { TableCall } from '../../table/definition.ts';
import { printProtocol } from './print-protocol.ts';

export { examTable } from './exam-table.ts';

/** What can be had of an exam beside its row. */
export const examCalls: readonly TableCall[] = [printProtocol];

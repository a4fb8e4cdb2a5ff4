import type { TableCall } from '../../table/definition.ts';
import { tellLimit } from './tell-limit.ts';

export { studentLimitTable } from './student-limit-table.ts';

/** How somebody tells what they spare, and takes it back. */
export const studentLimitCalls: readonly TableCall[] = [tellLimit];

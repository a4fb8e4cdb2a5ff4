import { forbidden, invalid } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import { lockRows } from '../../table/lock-row.ts';
import { actOnEntity } from '../../table/write.ts';
import { leadTable } from './lead-table.ts';

/**
 * Notes of a request who has come of it.
 *
 * @throws {Problem} 403 for who may not write requests, 400 where there is none, 409 where it has come to its end
 */
export async function joinAs(context: WriteContext, lead: string, student: string): Promise<void> {
  if (!context.viewer.has('Lead:Write')) throw forbidden();
  const [current] = await lockRows(context, leadTable, 't.id = $1', [lead]);
  if (!current) throw invalid({ field: 'lead', code: 'no-such-reference' });
  await actOnEntity(leadTable, context, 'join', current, { student });
}

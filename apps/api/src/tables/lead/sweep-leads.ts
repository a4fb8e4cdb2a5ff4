import type { WriteContext } from '../../table/definition.ts';
import { lockRows } from '../../table/lock-row.ts';
import { removeEntities } from '../../table/write.ts';
import { KEPT_DAYS, leadTable } from './lead-table.ts';

/** Removes the requests that nothing has become of, when the time is over that people agreed to. */
export async function sweepLeads(context: WriteContext): Promise<void> {
  const old = await lockRows(
    context,
    leadTable,
    `(t.state <> 'joined' or t.student is null) and t.updated_at < $1::timestamptz - make_interval(days => $2)`,
    [context.now.toISOString(), KEPT_DAYS],
  );
  await removeEntities(leadTable, context, old);
}

import type { WriteContext } from '../../table/definition.ts';
import { removeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import { KEPT_DAYS, noticeTable } from './notice-table.ts';

/** Removes what was kept long enough. */
export async function sweepNotices(context: WriteContext): Promise<void> {
  const old = await lockRows(
    context,
    noticeTable,
    't.created_at < $1::timestamptz - make_interval(days => $2)',
    [context.now.toISOString(), KEPT_DAYS],
  );
  await removeRows(context, noticeTable, old);
}

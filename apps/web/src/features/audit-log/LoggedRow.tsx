import type { TableName } from '@tatami/sdk';
import { RowLink } from '@tatami/tables/RowLink';
import type { LogLine } from '@tatami/tables/use-log-entries';

/** What the row was called then; a link to it, where it is still there and may be seen. */
export function LoggedRow({ of: { table, row, verb, name } }: { of: LogLine }) {
  return name && verb !== 'remove' ? <RowLink of={table as TableName} id={row} name={name} /> : name;
}

import type { TableName } from '@tatami/sdk';
import { Link } from '@tatami/ui';
import type { LogLine } from '../../lib/history/use-log-entries.ts';
import { usePlaces } from '../../lib/table/places-context.ts';
import { rowHref } from '../../lib/table/row-href.ts';
import { useViewer } from '../../lib/viewer.ts';

/** What the row was called then; a link to it, where it is still there and may be seen. */
export function LoggedRow({ of: { table, row, verb, name } }: { of: LogLine }) {
  const { has } = useViewer();
  const place = usePlaces()(table as TableName);
  const mayOpen = place && verb !== 'remove' && has(`${place.rights}:Read`);
  const href = mayOpen ? rowHref(place, row) : undefined;
  if (!href || !name) return name;
  return (
    <Link href={href} tone="quiet">
      {name}
    </Link>
  );
}

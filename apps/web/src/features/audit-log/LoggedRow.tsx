import type { TableName } from '@tatami/sdk';
import { usePlaces } from '@tatami/tables/places-context';
import { rowHref } from '@tatami/tables/row-href';
import type { LogLine } from '@tatami/tables/use-log-entries';
import { useViewer } from '@tatami/tables/viewer';
import { Link } from '@tatami/ui';

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

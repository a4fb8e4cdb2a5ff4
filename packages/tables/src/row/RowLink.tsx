import type { TableName } from '@tatami/sdk';
import { Link } from '@tatami/ui';
import { leadsTo } from '../description/describe-place.ts';
import { usePlaces } from '../description/places-context.ts';
import { rowHref } from '../description/row-href.ts';
import { useViewer } from '../viewer/viewer.ts';

interface RowLinkProps {
  of: TableName;
  id: string;
  /** What the row is called. */
  name: string;
}

/** What a row is called; a link to it for who may open it. */
export function RowLink({ of: table, id, name }: RowLinkProps) {
  const { has } = useViewer();
  const place = usePlaces()(table);
  const href = place && leadsTo(place, has) ? rowHref(place, id) : undefined;
  if (!href) return name;
  return (
    <Link href={href} tone="quiet">
      {name}
    </Link>
  );
}

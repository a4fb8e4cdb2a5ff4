import { leadsTo, type Place } from '@tatami/tables/describe-place';
import { useViewer } from '@tatami/tables/viewer';
import { Link } from '@tatami/ui';
import { withSearch } from '@tatami/web-runtime/search-params';

interface CountLinkProps {
  count: number;
  /** Where the list of what is counted is. */
  to: Place;
  /** What the list is narrowed to. */
  search: Readonly<Record<string, string>>;
  /** What is counted, and of what. */
  label: string;
}

/** How many there are of something, and the way to them for who may see them. */
export function CountLink({ count, to, search, label }: CountLinkProps) {
  const { has } = useViewer();
  if (!to.list || !leadsTo(to, has)) return count;
  return (
    <Link href={withSearch(to.list.path, '', search)} aria-label={`${count}, ${label}`}>
      {String(count)}
    </Link>
  );
}

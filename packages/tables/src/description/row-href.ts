import type { Place } from './describe-place.ts';

/** The address of one row: its page, or its form beside the list. */
export function rowHref({ list, row }: Pick<Place, 'list' | 'row'>, id: string): string | undefined {
  if (row) return row.replace(':id', id);
  return list && `${list.path}?edit=${id}`;
}

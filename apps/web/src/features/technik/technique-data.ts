import { queryClient } from '../../lib/api/query-client.ts';
import { gradesQuery } from '../../lib/club/grades.ts';
import { entityListQuery } from '../../lib/list/entity-list.ts';
import { showsList } from '../../lib/table/shows-list.ts';
import type { Table } from '../../lib/table/table.ts';
import { loadLibrary } from './load-library.ts';
import { requirementsQuery, techniquesQuery } from './technique-queries.ts';

/** What the page of techniques shows first: the library, or the list. */
export async function techniqueData({ list }: Table<'technik'>, search: URLSearchParams): Promise<void> {
  if (showsList(search)) return queryClient.prefetchQuery(entityListQuery(list, search));
  await Promise.all([
    loadLibrary(),
    queryClient.prefetchQuery(techniquesQuery),
    queryClient.prefetchQuery(requirementsQuery),
    queryClient.prefetchQuery(gradesQuery),
  ]);
}

import { entityListQuery } from '@tatami/tables/entity-list';
import { showsList } from '@tatami/tables/shows-list';
import type { Table } from '@tatami/tables/table';
import { queryClient } from '../../lib/api/query-client.ts';
import { gradesQuery } from '../../lib/club/grades.ts';
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

import { entityListQuery } from '@tatami/tables/entity-list';
import { showsList } from '@tatami/tables/shows-list';
import type { Table } from '@tatami/tables/table';
import { queryClient } from '../../lib/api/query-client.ts';
import { gradesQuery } from '../../lib/club/grades.ts';
import type { TechniqueLibrary } from './TechniqueLibrary.tsx';
import { requirementsQuery, techniquesQuery } from './technique-queries.ts';

let library: typeof TechniqueLibrary | undefined;

/** The library, where it has come. */
export const loadedLibrary = () => library;

/** Brings the library, which the list of techniques does without. */
export async function loadLibrary() {
  library = (await import('./TechniqueLibrary.tsx')).TechniqueLibrary;
  return { default: library };
}

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

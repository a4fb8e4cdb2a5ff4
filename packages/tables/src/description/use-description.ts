import { useQuery } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import { usePlaces } from './places-context.ts';
import type { Table } from './table.ts';

/** The description of a table by its name, once it has come. */
export function useDescription<T extends TableName>(of: T): Table<T> | undefined {
  const place = usePlaces()(of);
  const { data } = useQuery({
    queryKey: ['description', of],
    queryFn: () => place?.load?.() ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data as Table<T> | null | undefined) ?? undefined;
}

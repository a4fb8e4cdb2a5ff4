import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { useAddressedView } from '@tatami/ui';
import { choices } from '@tatami/web-runtime/consent';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useEffect, useEffectEvent } from 'react';
import { type EntityList, entityListQuery } from './entity-list.ts';

/** A row of any table. */
export type RowOf<T extends TableName> = Entity<T> & { id: string };

/** A list as its address has it, and the ways to change that. While it is not shown it is not asked for. */
export function useEntityList<T extends TableName>(list: EntityList<T>, isShown: boolean) {
  const address = useSearchParams();
  const { params } = address;
  const addressed = useAddressedView(list, address, `tatami.table.${list.table}`, choices());
  const { page, onPageChange } = addressed;
  const query = useQuery({
    ...entityListQuery(list, params),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

  // All rows of the last page may have been removed.
  const pages = query.isPlaceholderData ? undefined : query.data?.page.totalPages;
  const isPastEnd = pages !== undefined && page > 0 && page >= pages;
  const goToEnd = useEffectEvent(() => onPageChange((pages ?? 1) - 1, { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToEnd();
  }, [isPastEnd]);

  return {
    ...addressed,
    query,
    rows: query.data?.results as RowOf<T>[] | undefined,
    onPageChange: (next: number) => {
      onPageChange(next);
      window.scrollTo({ top: 0 });
    },
  };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import type { SavedView, TableView } from '@tatami/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../router/search-params.ts';
import { type EntityList, entityListQuery, readWholeList } from './entity-list.ts';
import { changesColumns, useKeptTable } from './kept-table.ts';
import { readListAddress } from './list-address.ts';
import { useAskedView } from './use-asked-view.ts';

/** A row of any table. */
export type RowOf<T extends TableName> = Entity<T> & { id: string };

/**
 * A list as its address has it, and the ways to change that. Columns and named views are this browser's. While it is not
 * shown it is not asked for.
 */
export function useEntityList<T extends TableName>(list: EntityList<T>, isShown: boolean) {
  const { params, setParams } = useSearchParams();
  const { columns, views, keep } = useKeptTable(list.table);
  const { rows: asked, ask } = useAskedView(list);
  const { page } = readListAddress(list, params);
  const query = useQuery({
    ...entityListQuery(list, params),
    placeholderData: keepPreviousData,
    enabled: isShown,
  });

  const addressOf = (next: number) => ({ page: next > 0 ? String(next + 1) : null });
  // All rows of the last page may have been removed.
  const pages = query.isPlaceholderData ? undefined : query.data?.page.totalPages;
  const isPastEnd = pages !== undefined && page > 0 && page >= pages;
  const goToEnd = useEffectEvent(() => setParams(addressOf((pages ?? 1) - 1), { replace: true }));
  useEffect(() => {
    if (isPastEnd) goToEnd();
  }, [isPastEnd]);

  return {
    query,
    rows: query.data?.results as RowOf<T>[] | undefined,
    view: { ...asked, ...columns } satisfies TableView,
    changeView: (next: TableView) => {
      const { sort, search, filters, hidden, order, widths } = next;
      if (changesColumns(columns, next)) keep({ columns: { hidden, order, widths } });
      if (sort !== asked.sort || search !== asked.search || filters !== asked.filters) {
        ask({ sort, search, filters });
      }
    },
    page,
    setPage: (next: number) => {
      setParams(addressOf(next));
      window.scrollTo({ top: 0 });
    },
    views: { saved: views, onSavedChange: (saved: SavedView[]) => keep({ views: saved }) },
    readAll: () => readWholeList(list, params),
  };
}

import type { TableSort } from '@tatami/ui';
import { useMemo } from 'react';
import { useSearchParams } from '../router/search-params.ts';

/** How many rows a page of a list has. */
const pageSize = 20;

export interface ListParams {
  /** From 0, as on the wire; the address counts from 1. */
  page: number;
  sort: TableSort;
  q: string;
}

/** What an address says of a list. Whatever it does not know or can't read is the default. */
export function readListParams(
  params: URLSearchParams,
  columns: readonly string[],
  defaultSort: TableSort,
): ListParams {
  const page = Number(params.get('page'));
  const [column = '', direction] = (params.get('sort') ?? '').split(',');
  return {
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    sort: columns.includes(column)
      ? { column, direction: direction === 'desc' ? 'desc' : 'asc' }
      : defaultSort,
    q: params.get('q') ?? '',
  };
}

/** The part of a list's request that its address decides. */
export function listQuery({ page, sort, q }: ListParams) {
  return { page, size: pageSize, sort: `${sort.column},${sort.direction}`, ...(q && { q }) };
}

/** The paging, order and search of a list, kept in the address so that it can be sent, kept and gone back to. */
export function useListParams(columns: readonly string[], defaultSort: TableSort) {
  const { params, setParams } = useSearchParams();
  return useMemo(() => {
    return {
      ...readListParams(params, columns, defaultSort),
      param: (name: string) => params.get(name) ?? '',
      setPage: (page: number) => {
        setParams({ page: page > 0 ? String(page + 1) : null });
        window.scrollTo({ top: 0 });
      },
      setSort: (sort: TableSort) => setParams({ sort: `${sort.column},${sort.direction}`, page: null }),
      setSearch: (q: string) => setParams({ q, page: null }, { replace: true }),
      setFilter: (name: string, value: string | null) =>
        setParams({ [name]: value, page: null }, { replace: true }),
    };
  }, [params, setParams, columns, defaultSort]);
}

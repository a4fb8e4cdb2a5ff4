'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedView, SavedViews, TableView } from '../DataTable/view.ts';
import { listChange, type SearchChange, withChange } from './change-address.ts';
import { changesColumns, type KeptViewStorage, useKeptView } from './kept-view.ts';
import { type AddressedList, readListAddress } from './read-address.ts';

/** The parameters of an address, and the way to change them. */
export interface AddressedPlace {
  /** The parameters of the address, as they are. */
  params: URLSearchParams;
  /** Goes on to other ones, or puts them in place of these; `false` where somebody is asked first, and may stay. */
  setParams: (change: SearchChange, options?: { replace?: boolean }) => unknown;
}

/** A list as its address has it, and the ways to change that. */
export interface AddressedView {
  /** The view for the `RecordList`. */
  view: TableView;
  /** Keeps columns in this browser, and all else in the address. */
  onViewChange: (view: TableView) => void;
  /** The number of the page, from 0. */
  page: number;
  /** Leads to another page. */
  onPageChange: (page: number, options?: { replace?: boolean }) => void;
  /** The views with a name, kept in this browser. */
  views: SavedViews;
}

/** The pause in milliseconds: long enough to type the next letter. */
const pause = 250;

type Rows = Pick<TableView, 'sort' | 'search' | 'filters'>;

interface Asked {
  rows: Rows;
  /** The addresses it holds at: the one it was asked at, and those it leads to. At any other it is forgotten. */
  places: readonly string[];
}

/**
 * How somebody looks at a list: order, search, filters and page are in the address, columns and named views are kept in
 * this browser. What a person chooses shows at once; the address follows a moment after the last letter, so that it never
 * takes back what is being typed.
 */
export function useAddressedView(
  list: AddressedList,
  { params, setParams }: AddressedPlace,
  keptAs: string,
  storage?: KeptViewStorage,
): AddressedView {
  const { columns, views, keep } = useKeptView(keptAs, storage);
  const here = params.toString();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAsked = asked?.places.includes(here) ?? false;
  if (asked && asked.places.length > 1 && asked.places.at(-1) === here)
    setAsked({ ...asked, places: [here] });

  const address = readListAddress(list, params);
  const addressed: Rows = { sort: address.sort, search: address.q, filters: address.filters };
  const rows = asked && isAsked ? asked.rows : addressed;

  const follow = useEffectEvent((next: Rows) => {
    const change = changeTo(list, next);
    const before = changeTo(list, addressed);
    if (JSON.stringify(change) === JSON.stringify(before)) return;
    const there = withChange(params, change).toString();
    // A letter, or a day of a range, is no place to go back to; another order is.
    const goes = setParams(change, { replace: change.sort === before.sort });
    setAsked((current) =>
      goes === false ? null : current && { ...current, places: [...current.places, there] },
    );
  });
  const isTyped = rows.search !== address.q || Object.values(rows.filters).some(({ oneOf }) => !oneOf);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => follow(asked.rows), isTyped ? pause : 0);
    return () => clearTimeout(timer);
  }, [asked, isTyped]);

  return {
    view: { ...rows, ...columns },
    onViewChange: (next) => {
      const { sort, search, filters, hidden, order, widths } = next;
      if (changesColumns(columns, next)) keep({ columns: { hidden, order, widths } });
      if (sort !== rows.sort || search !== rows.search || filters !== rows.filters)
        setAsked({
          rows: { sort, search, filters },
          places: asked && isAsked ? asked.places : [here],
        });
    },
    page: address.page,
    onPageChange: (next, options) => setParams({ page: next > 0 ? String(next + 1) : null }, options),
    views: { saved: views, onSavedChange: (saved: SavedView[]) => keep({ views: saved }) },
  };
}

const changeTo = (list: AddressedList, { sort, search, filters }: Rows) =>
  listChange(list, { sort, q: search.trim(), filters });

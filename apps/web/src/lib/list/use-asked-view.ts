import type { TableView } from '@tatami/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams, withSearch } from '../router/search-params.ts';
import { type AddressedList, listChange, readListAddress } from './list-address.ts';

/** Long enough to type the next letter. */
const pause = 250;

type Rows = Pick<TableView, 'sort' | 'search' | 'filters'>;

interface Asked {
  rows: Rows;
  /** Addresses it holds at: the one it was asked at, and those it leads to. At any other it is forgotten. */
  places: readonly string[];
}

/**
 * Order, search and filters of a list. What a person chooses shows at once; the address follows a moment after the
 * last letter, so that it never takes back what is being typed.
 */
export function useAskedView(list: AddressedList) {
  const { params, setParams } = useSearchParams();
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
    const [, there = ''] = withSearch('', here, change).split('?');
    const to = new URLSearchParams(there).toString();
    setAsked((current) => current && { ...current, places: [...current.places, to] });
    // A letter, or a day of a range, is no place to go back to; another order is.
    setParams(change, { replace: change.sort === before.sort });
  });
  const isTyped = rows.search !== address.q || Object.values(rows.filters).some(({ oneOf }) => !oneOf);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => follow(asked.rows), isTyped ? pause : 0);
    return () => clearTimeout(timer);
  }, [asked, isTyped]);

  return {
    rows,
    ask: (next: Rows) => setAsked({ rows: next, places: asked && isAsked ? asked.places : [here] }),
  };
}

const changeTo = (list: AddressedList, { sort, search, filters }: Rows) =>
  listChange(list, { sort, q: search.trim(), filters });

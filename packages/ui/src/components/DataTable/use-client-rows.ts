'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import { makeArranger } from './arrange.ts';
import type { TableColumn } from './column.ts';
import type { TableView } from './view.ts';

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/** Rows that are all in the browser, sorted, filtered and searched as the view says; `undefined` where they are not. */
export function useClientRows<Row>(
  isClient: boolean,
  rows: readonly Row[] | undefined,
  columns: readonly TableColumn<Row>[],
  { sort, search, filters }: TableView,
  locale: string,
): readonly Row[] | undefined {
  const arranger = useMemo(
    () => (isClient && rows ? makeArranger(rows, columns, locale) : undefined),
    [isClient, rows, columns, locale],
  );

  // The alphabet of a language is slow: what the first click on a head would wait for is done before it comes.
  useEffect(() => {
    if (!arranger) return;
    let cancel = () => {};
    const next = () => {
      if (arranger.prepare()) cancel = whenIdle(next);
    };
    cancel = whenIdle(next);
    return () => cancel();
  }, [arranger]);

  // Typing and choosing go on while the rows follow.
  const searchedFor = useDeferredValue(search);
  const filteredBy = useDeferredValue(filters);
  return useMemo(
    () => (arranger ? arranger.arrange({ sort, search: searchedFor, filters: filteredBy }) : rows),
    [arranger, rows, sort, searchedFor, filteredBy],
  );
}

'use client';

import { useState } from 'react';
import { readView, type SavedView, type TableView } from '../DataTable/view.ts';

/** How somebody set a table up in this browser. */
export interface KeptView {
  /** Which are shown, in which order and width. */
  columns: Pick<TableView, 'hidden' | 'order' | 'widths'>;
  /** Those that were given a name. */
  views: readonly SavedView[];
}

/** The storage of views; `localStorage` unless told. */
export type KeptViewStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What is missing or can't be read is as if nobody had changed it. */
export function readKeptView(storage: Pick<Storage, 'getItem'>, key: string): KeptView {
  const kept = parsed(storage.getItem(key));
  const { hidden, order, widths } = readView(kept.columns);
  const views = (Array.isArray(kept.views) ? kept.views : []).flatMap((each: Partial<SavedView> | null) =>
    typeof each?.name === 'string' ? [{ name: each.name, view: readView(each.view) }] : [],
  );
  return { columns: { hidden, order, widths }, views };
}

/** The columns and the named views of a table, as this browser keeps them. */
export function useKeptView(key: string, storage: KeptViewStorage = localStorage) {
  const [kept, setKept] = useState(() => readKeptView(storage, key));
  const keep = (change: Partial<KeptView>) => {
    const next = { ...kept, ...change };
    setKept(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return { ...kept, keep };
}

/** Whether these are other columns, or in another order or width. */
export function changesColumns(kept: KeptView['columns'], view: TableView): boolean {
  return view.hidden !== kept.hidden || view.order !== kept.order || view.widths !== kept.widths;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

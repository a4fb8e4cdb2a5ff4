import { readView, type SavedView, type TableView } from '@tatami/ui';
import { useState } from 'react';

/** How somebody set a table up in this browser. */
export interface KeptTable {
  columns: Pick<TableView, 'hidden' | 'order' | 'widths'>;
  views: readonly SavedView[];
}

const keyOf = (table: string) => `tatami.table.${table}`;

/** What is missing or can't be read is as if nobody had changed it. */
export function readKeptTable(storage: Pick<Storage, 'getItem'>, table: string): KeptTable {
  const kept = parsed(storage.getItem(keyOf(table)));
  const { hidden, order, widths } = readView(kept.columns);
  const views = (Array.isArray(kept.views) ? kept.views : []).flatMap((each: Partial<SavedView> | null) =>
    typeof each?.name === 'string' ? [{ name: each.name, view: readView(each.view) }] : [],
  );
  return { columns: { hidden, order, widths }, views };
}

/** The columns and the named views of a table, kept in this browser. */
export function useKeptTable(table: string) {
  const [kept, setKept] = useState(() => readKeptTable(localStorage, table));
  const keep = (change: Partial<KeptTable>) => {
    const next = { ...kept, ...change };
    setKept(next);
    localStorage.setItem(keyOf(table), JSON.stringify(next));
  };
  return { ...kept, keep };
}

/** Whether these are other columns, or in another order or width. */
export function changesColumns(kept: KeptTable['columns'], view: TableView): boolean {
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

'use client';

import { type FormEvent, type ReactNode, useMemo } from 'react';
import { useControllable } from '../private/use-controllable.ts';
import type { TableLabels } from './labels.ts';
import type { Selection } from './table-frame.ts';

/** What chooses rows, to do something with all of them. */
export interface SelectionTool {
  /** What can be done with the selected rows: buttons. */
  actions: (selected: readonly string[]) => ReactNode;
  /** The keys of the selected rows, where the caller keeps them. */
  selected?: readonly string[] | undefined;
  /** Receives every new selection. */
  onSelectedChange?: ((selected: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** The selection a table shows: over pages and filters it stays what it was. */
export function useSelection<Row>(
  tool: SelectionTool | undefined,
  labels: TableLabels | undefined,
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): { selection: Selection | undefined; keys: readonly string[]; clear: () => void } {
  const [keys, setKeys] = useControllable<readonly string[]>(tool?.selected, none, (next) =>
    tool?.onSelectedChange?.([...next]),
  );
  const selected = useMemo(() => new Set(keys), [keys]);
  const clear = () => setKeys([]);
  if (!tool || !labels) return { selection: undefined, keys, clear };

  // Fewer than there are rows can't be all of them: no need to ask every row.
  const isAll =
    rows !== undefined &&
    rows.length > 0 &&
    selected.size >= rows.length &&
    rows.every((row) => selected.has(rowKey(row)));
  return {
    keys,
    clear,
    selection: {
      labels,
      selected,
      state: isAll ? 'all' : keys.length > 0 ? 'some' : 'none',
      toggleAll: () => {
        const here = (rows ?? []).map(rowKey);
        if (!isAll) return setKeys([...keys, ...here.filter((key) => !selected.has(key))]);
        const gone = new Set(here);
        setKeys(keys.length === here.length ? none : keys.filter((key) => !gone.has(key)));
      },
      onBodyChange: ({ target }: FormEvent) => {
        if (!(target instanceof HTMLInputElement) || target.dataset.select === undefined) return;
        const key = target.value;
        setKeys(selected.has(key) ? keys.filter((other) => other !== key) : [...keys, key]);
      },
    },
  };
}

'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readingKey } from '../private/reading-key.ts';

/** A cell of the grid; the head is row −1. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridFocusOptions {
  gridRef: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  /** Rows that a press of Page Down goes. */
  page: number;
  /** Brings a row into sight, so that its cells are drawn. */
  reveal: (row: number) => void;
}

const place = (element: Element | null | undefined): GridPlace | undefined => {
  const [row, column] = element?.closest<HTMLElement>('[data-at]')?.dataset.at?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

const actor = 'a[href], button, input';

/**
 * The keyboard of a grid (WAI-ARIA Authoring Practices): the Tab key comes to one cell, arrows, Home, End and Page keys
 * go on from there; Enter follows the row or acts on what is in the cell, Space selects.
 */
export function useGridFocus({ gridRef, rows, columns, page, reveal }: GridFocusOptions) {
  const [chosen, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const active = { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) };
  const isMoving = useRef(false);

  // No list of dependencies: a cell far away is drawn some renders after the key was pressed.
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const cell = gridRef.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`);
    if (!cell) return;
    isMoving.current = false;
    const target = cell.tabIndex === 0 ? cell : (cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell);
    target.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (next: GridPlace) => {
    const to = {
      row: Math.max(-1, Math.min(rows - 1, next.row)),
      column: Math.max(0, Math.min(columns - 1, next.column)),
    };
    isMoving.current = true;
    setActive(to);
    if (to.row >= 0) reveal(to.row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = place(event.target as Element);
    if (!from || event.altKey || event.metaKey) return;
    const isWhole = event.ctrlKey;
    const { row, column } = from;
    const to: GridPlace | undefined = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + 1 },
      ArrowLeft: { row, column: column - 1 },
      PageDown: { row: row + page, column },
      PageUp: { row: Math.max(0, row - page), column },
      Home: isWhole ? { row: 0, column: 0 } : { row, column: 0 },
      End: isWhole ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 },
    }[readingKey(event)];
    if (to) {
      event.preventDefault();
      goTo(to);
      return;
    }
    const cell = (event.target as Element).closest('[data-at]');
    const isOnCell = event.target === cell;
    if (event.key === 'Enter' && isOnCell) {
      // What the cell holds, else where the row leads.
      const target =
        cell.querySelector<HTMLElement>(actor) ?? cell.parentElement?.querySelector<HTMLElement>('a');
      event.preventDefault();
      target?.click();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      cell?.parentElement?.querySelector('a')?.click();
    } else if (event.key === ' ' && isOnCell) {
      event.preventDefault();
      cell.parentElement?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = place(event.target);
    if (at && (at.row !== active.row || at.column !== active.column)) setActive(at);
  };

  return { active, onKeyDown, onFocus };
}

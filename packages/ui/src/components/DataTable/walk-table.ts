import type { KeyboardEvent } from 'react';
import { readingKey } from '../private/reading-key.ts';

const actor = 'a[href], button, input';

/**
 * The keyboard of a table that scrolls with the page. The Tab key goes its usual way, from link to link; arrows, Home
 * and End go from cell to cell as in a grid, Enter follows the row and Space selects it.
 */
export function walkTable(event: KeyboardEvent<HTMLTableElement>): void {
  const target = event.target as Element;
  const cell = target.closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  if (!cell || !row || event.defaultPrevented || event.altKey || event.metaKey || isTyped(target)) return;

  if (target === cell && event.key === 'Enter') {
    row.querySelector<HTMLElement>('a[href]')?.click();
  } else if (target === cell && event.key === ' ') {
    row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  } else {
    const next = cellAt(event.currentTarget, row, cell, readingKey(event), event.ctrlKey);
    if (!next) return;
    (next.querySelector<HTMLElement>(actor) ?? next).focus();
  }
  event.preventDefault();
}

function cellAt(
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  cell: HTMLTableCellElement,
  key: string,
  isWhole: boolean,
): HTMLTableCellElement | undefined {
  // On a phone the heads are out of sight, and so are some columns.
  const rows = [...table.rows].filter((each) => each.offsetHeight > 1);
  const shown = (of: HTMLTableRowElement | undefined) =>
    [...(of?.cells ?? [])].filter((each) => each.checkVisibility());
  const at = rows.indexOf(row);
  const place = shown(row).indexOf(cell);
  const targets: Partial<Record<string, HTMLTableCellElement | undefined>> = {
    ArrowDown: shown(rows[at + 1])[place],
    ArrowUp: shown(rows[at - 1])[place],
    ArrowRight: shown(row)[place + 1],
    ArrowLeft: shown(row)[place - 1],
    Home: shown(isWhole ? rows[0] : row)[0],
    End: shown(isWhole ? rows.at(-1) : row).at(-1),
  };
  return targets[key];
}

/** Whether something is typed there: arrows, Home and End are its own. */
const isTyped = (element: Element) =>
  element.matches('select, textarea, input:not([type="checkbox"], [type="radio"])');

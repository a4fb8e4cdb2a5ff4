import type { MouseEvent } from 'react';
import { above } from './DataTable.css.ts';

/**
 * Marks the box of a table that is wider than it, and tells how much of it stays when it scrolls. A table that fits
 * scrolls with the page alone: its heads could not stick to the page from within a box that scrolls.
 */
export function markWide(box: HTMLElement | null): (() => void) | undefined {
  const table = box?.querySelector('table');
  if (!box || !table) return;
  const mark = () => {
    const [first, second] = table.rows[0]?.cells ?? [];
    const before = first?.querySelector('input') ? first.offsetWidth : 0;
    const name = (before > 0 ? second : first)?.offsetWidth ?? 0;
    const isWide = box.scrollWidth > box.clientWidth + 1;
    box.toggleAttribute('data-wide', isWide);
    // To tell them has the browser work out the style of every cell anew; nothing stays in a table that fits.
    if (!isWide) return;
    box.style.setProperty('--table-first', `${before}px`);
    box.style.setProperty('--table-stays', `${before + name}px`);
  };
  // The table alone: it gets as narrow or as wide as its box until it can't, and then it gets out of it.
  const whenResized = new ResizeObserver(mark);
  whenResized.observe(table);
  return () => whenResized.disconnect();
}

/** What of a row the link in its name does not cover is not for following it. */
const apart = `a, button, input, label, [data-card="select"], .${above}`;

/**
 * Follows the row’s link where a press misses it: in a wide table the cell that stays bounds what else covers the
 * row.
 */
export function followRow({ target, nativeEvent }: MouseEvent<HTMLElement>): void {
  const pressed = target as Element;
  if (!pressed.closest('[data-wide]') || pressed.closest(apart)) return;
  if (getSelection()?.type === 'Range') return;
  // With the keys that open it elsewhere.
  pressed.closest('tr')?.querySelector('a[data-whole]')?.dispatchEvent(new MouseEvent('click', nativeEvent));
}

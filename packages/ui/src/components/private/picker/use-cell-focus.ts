'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readingKey } from '../reading-key.ts';

/** The keys of a grid one walks through: the focus follows where a key makes another cell the active one. */
export function useCellFocus(
  active: string,
  setActive: (cell: string) => void,
  targetOf: (key: string, withShift: boolean) => string | undefined,
) {
  const gridRef = useRef<HTMLTableElement>(null);
  const followFocus = useRef(false);
  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`)?.focus({ preventScroll: true });
  }, [active]);

  return {
    ref: gridRef,
    onKeyDown: (event: KeyboardEvent) => {
      const target = targetOf(readingKey(event), event.shiftKey);
      if (!target) return;
      event.preventDefault();
      followFocus.current = target !== active;
      setActive(target);
    },
  };
}

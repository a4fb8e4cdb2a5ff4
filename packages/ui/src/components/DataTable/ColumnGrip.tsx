'use client';

import { type ReactNode, useRef } from 'react';
import * as styles from './DataTable.css.ts';

interface ColumnGripProps {
  /** Sets the width in pixels; `undefined` gives the column its own back. */
  setWidth: (width: number | undefined) => void;
}

/**
 * The grip at the end edge of a head: drag it, and the column gets wider or narrower; press it twice, and it is as it
 * was.
 */
export function ColumnGrip({ setWidth }: ColumnGripProps): ReactNode {
  const start = useRef({ at: 0, width: 0 });
  return (
    <span
      className={styles.grip}
      aria-hidden="true"
      onPointerDown={({ currentTarget, clientX, pointerId, button }) => {
        if (button !== 0) return;
        start.current = { at: clientX, width: currentTarget.parentElement?.offsetWidth ?? 0 };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ currentTarget, clientX, pointerId }) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { at, width } = start.current;
        const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
        if (clientX !== at) setWidth(width + forward * (clientX - at));
      }}
      onDoubleClick={() => setWidth(undefined)}
    />
  );
}

'use client';

import { type PointerEvent, type ReactNode, useRef } from 'react';
import * as styles from './Swipe.css.ts';

export interface SwipeProps {
  /** The one of several that is in sight. */
  children: ReactNode;
  /** Brings the next one: the finger moves against the direction of reading. */
  onNext: () => void;
  /** Brings the one before. */
  onPrevious: () => void;
}

/** How far a finger goes before it is a swipe, in pixels. */
const farPx = 64;
/** Where a finger moved sideways means something already. */
const ownGestures = 'input, textarea, select, pre, [role="slider"], [contenteditable]';

/**
 * One of several things, of which a finger brings the next. It is a short way beside buttons and keys, never the only one: a
 * mouse, a keyboard and a screen reader have none.
 */
export function Swipe({ children, onNext, onPrevious }: SwipeProps): ReactNode {
  const begun = useRef<{ x: number; y: number; pointer: number }>(undefined);

  const begin = ({ target, isPrimary, pointerType, clientX, clientY, pointerId }: PointerEvent) => {
    const isOwn = target instanceof Element && target.closest(ownGestures);
    begun.current =
      isPrimary && pointerType !== 'mouse' && !isOwn
        ? { x: clientX, y: clientY, pointer: pointerId }
        : undefined;
  };
  const end = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    const from = begun.current;
    begun.current = undefined;
    if (from?.pointer !== pointerId) return;
    const along = clientX - from.x;
    if (Math.abs(along) < farPx || Math.abs(along) < 2 * Math.abs(clientY - from.y)) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (along < 0 !== isRtl) onNext();
    else onPrevious();
  };

  return (
    <div
      className={styles.area}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => {
        begun.current = undefined;
      }}
    >
      {children}
    </div>
  );
}

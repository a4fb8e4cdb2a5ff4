'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { classes } from '../private/classes.ts';
import { readingKey } from '../private/reading-key.ts';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Splitter.css.ts';

export type SplitterOrientation = keyof typeof styles.orientation;

export interface SplitterProps {
  /** The name of the bar, which says what it makes larger: “Szerokość listy”. */
  label: string;
  /** What stands first; its share is what the bar changes. */
  first: ReactNode;
  /** What has the rest. */
  second: ReactNode;
  /** Whether they stand beside or under each other. */
  orientation?: SplitterOrientation | undefined;
  /** The share of the first, in per cent, where the caller keeps it. */
  value?: number | undefined;
  /** The same at first, where the component keeps it. */
  defaultValue?: number | undefined;
  /** Receives every new share. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The height in pixels; that of what it stands in, when left out. */
  height?: number | undefined;
  /** The least share of the first, in per cent. */
  min?: number | undefined;
  /** The greatest. */
  max?: number | undefined;
}

/** How far an arrow moves it, in per cent. */
const step = 5;

/**
 * Two parts with a bar between them that shares the room out: dragged, or moved by the keys of the ARIA Authoring
 * Practices’ window splitter: arrows, Home, End, and Enter, which puts the first away and brings it back.
 */
export function Splitter({
  label,
  first,
  second,
  orientation = 'columns',
  value,
  defaultValue = 50,
  onValueChange,
  height,
  min = 20,
  max = 80,
}: SplitterProps): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(defaultValue);
  const [share, setShare] = useControllable(value, defaultValue, onValueChange);
  const isBeside = orientation === 'columns';

  const move = (wanted: number) => {
    const next = Math.round(Math.min(max, Math.max(min, wanted)));
    if (next !== share) setShare(next);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event);
    const [less, more] = isBeside ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (key === less) move(share - step);
    else if (key === more) move(share + step);
    else if (key === 'Home') move(min);
    else if (key === 'End') move(max);
    else if (key === 'Enter') {
      if (share > min) before.current = share;
      move(share > min ? min : before.current);
    } else return;
    event.preventDefault();
  };

  const follow = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!ref.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right, top, width, height } = ref.current.getBoundingClientRect();
    const isMirrored = getComputedStyle(ref.current).direction === 'rtl';
    const along = isBeside
      ? (isMirrored ? right - clientX : clientX - left) / width
      : (clientY - top) / height;
    move(along * 100);
  };

  return (
    <div
      ref={ref}
      className={classes(styles.splitter, styles.orientation[orientation])}
      style={{ [styles.share]: share, [styles.height]: height && `${height}px` } as CSSProperties}
    >
      <div id={`${id}first`} className={styles.part}>
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr can't be moved */}
      <div
        role="separator"
        className={styles.separator}
        aria-label={label}
        aria-orientation={isBeside ? 'vertical' : 'horizontal'}
        aria-controls={`${id}first`}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={share}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          currentTarget.dataset.dragged = '';
        }}
        onPointerMove={follow}
        onLostPointerCapture={({ currentTarget }) => {
          delete currentTarget.dataset.dragged;
        }}
      >
        <span className={styles.grip} />
      </div>
      <div className={styles.part}>{second}</div>
    </div>
  );
}

'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CircleIcon,
  type IconComponent,
  WarningIcon,
} from '../../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FrameLog.css.ts';

/** What came in, what went out, what became of the line, and what went wrong on it. */
export type FrameLogKind = keyof typeof styles.mark;

export interface FrameLogEntry {
  /** What tells it from the others. */
  id: string;
  /** What kind of thing it is. */
  kind: FrameLogKind;
  /** What it is, in a word or a sentence: the command of a frame. */
  title: string;
  /** What it is about: the destination of a frame. */
  about?: string | undefined;
  /** All of it as it went over the line, shown at a press. */
  text?: string | undefined;
  /** The moment for machines: an instant. */
  dateTime: string;
  /** The moment as people write it. */
  time: string;
}

export interface FrameLogProps {
  /** The name of the log. */
  label: string;
  /** The entries in the order they came: the newest last. */
  entries: readonly FrameLogEntry[];
  /** What is read before an entry that came in or went out, in the current language. */
  labels: Partial<Record<FrameLogKind, string>>;
  /** What stands there while there is nothing yet. */
  children?: ReactNode | undefined;
}

const icons: Record<FrameLogKind, IconComponent> = {
  in: ArrowDownIcon,
  out: ArrowUpIcon,
  note: CircleIcon,
  warning: WarningIcon,
};

/** How near to the end counts as being there, in pixels. */
const NEAR = 24;

/**
 * What goes by on a line, as it goes by. It follows the newest until one scrolls back. It is read when one comes to it, and
 * breaks in on nobody: much goes by.
 */
export function FrameLog({ label, entries, labels, children }: FrameLogProps): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry makes it longer
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [entries]);

  return (
    <div
      ref={boxRef}
      className={styles.box}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {entries.length === 0 && children}
      <ol>
        {entries.map((entry) => (
          <Line key={entry.id} {...entry} word={labels[entry.kind]} />
        ))}
      </ol>
    </div>
  );
}

function Line({
  kind,
  title,
  about,
  text,
  dateTime,
  time,
  word,
}: FrameLogEntry & { word?: string | undefined }) {
  const Icon = icons[kind];
  const head = (
    <>
      <span className={styles.title}>{title}</span>
      {about && <span className={styles.about}> {about}</span>}
    </>
  );
  return (
    <li className={styles.entry} data-kind={kind}>
      <time className={styles.time} dateTime={dateTime}>
        {time}
      </time>
      <span className={styles.mark[kind]}>
        <Icon size="small" />
        {word && <VisuallyHidden>{word}</VisuallyHidden>}
      </span>
      {text === undefined ? (
        <div className={styles.head}>{head}</div>
      ) : (
        <details className={styles.body}>
          <summary className={styles.press}>{head}</summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      )}
    </li>
  );
}

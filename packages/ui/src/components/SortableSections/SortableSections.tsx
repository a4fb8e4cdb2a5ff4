'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { icon } from '../../icons/icon.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SortableSections.css.ts';

export interface SortableSection {
  /** What tells it from the others. */
  id: string;
  /** The name. */
  title: string;
  /** A few words under it, where there is more to be said of it closed. */
  note?: string | undefined;
  /** What it opens. */
  content: ReactNode;
  /** What stands at its end, as a switch. */
  end?: ReactNode;
  /** Whether it stays where it is, before all others. */
  isFixed?: boolean | undefined;
  /** Whether it is there, but not in use. */
  isQuiet?: boolean | undefined;
}

export interface SortableSectionsLabels {
  /** The name of the whole list. */
  list: string;
  /** The name of a grip: “Move Prices with the arrow keys”. */
  grip: (title: string) => string;
  /** What is said when one has moved: “Prices, 3 of 9”. */
  moved: (title: string, place: number, of: number) => string;
}

export interface SortableSectionsProps {
  /** The sections, in their order. */
  sections: readonly SortableSection[];
  /** The words, in the current language. */
  labels: SortableSectionsLabels;
  /** The one that is open. */
  open: string | null;
  /** Receives the one that is opened, or `null` when it is closed. */
  onOpenChange: (id: string | null) => void;
  /** Receives the one that moves, and the place that it takes, from 0. */
  onMove: (id: string, to: number) => void;
  /** The level of the names among the page’s headings. */
  level?: 2 | 3 | 4 | undefined;
}

const GripIcon = icon('M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01');

/** Sections whose order a person chooses: dragged by the grip at their beginning, or moved with the arrow keys on it. */
export function SortableSections({
  sections,
  labels,
  open,
  onOpenChange,
  onMove,
  level = 3,
}: SortableSectionsProps): ReactNode {
  const base = useId();
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef({ sections, onMove });
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const held = useRef<string | null>(null);
  const Title = `h${level}` as const;
  const first = sections.filter(({ isFixed }) => isFixed).length;

  useEffect(() => {
    latest.current = { sections, onMove };
    // A row that has moved has lost the focus.
    if (held.current)
      list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(held.current)}"]`)?.focus();
    held.current = null;
  });

  function move(id: string, to: number) {
    const { sections, onMove } = latest.current;
    const at = sections.findIndex((each) => each.id === id);
    const section = sections[at];
    if (!section || to < first || to >= sections.length || to === at) return;
    setSaid(labels.moved(section.title, to + 1, sections.length));
    onMove(id, to);
  }

  /** Follows the pointer wherever it goes: the grip itself moves with its row. */
  function drag(id: string) {
    setDragged(id);
    const follow = ({ clientY }: PointerEvent) => {
      const rows = [...(list.current?.children ?? [])];
      const at = latest.current.sections.findIndex((each) => each.id === id);
      const isPast = (row: Element) => {
        const { top, height } = row.getBoundingClientRect();
        return clientY > top + height / 2;
      };
      const before = rows.findIndex((row, place) => place < at && !isPast(row));
      const after = rows.findLastIndex((row, place) => place > at && isPast(row));
      if (before >= 0) move(id, Math.max(first, before));
      else if (after >= 0) move(id, after);
    };
    const end = () => {
      setDragged(null);
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  return (
    <>
      <ul ref={list} className={styles.list} aria-label={labels.list}>
        {sections.map(({ id, title, note, content, end, isFixed, isQuiet }, at) => (
          <li key={id} className={styles.item} data-dragged={dragged === id ? '' : undefined}>
            <div className={styles.head}>
              {isFixed ? (
                <span className={styles.noGrip} />
              ) : (
                <button
                  type="button"
                  className={styles.grip}
                  data-grip={id}
                  aria-label={labels.grip(title)}
                  onPointerDown={({ button }) => button === 0 && drag(id)}
                  onKeyDown={(event) => {
                    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                    if (!step) return;
                    event.preventDefault();
                    held.current = id;
                    move(id, at + step);
                  }}
                >
                  <GripIcon />
                </button>
              )}
              <Title className={styles.name} data-quiet={isQuiet ? '' : undefined}>
                <button
                  type="button"
                  className={styles.opener}
                  aria-expanded={open === id}
                  aria-controls={open === id ? `${base}-${id}` : undefined}
                  onClick={() => onOpenChange(open === id ? null : id)}
                >
                  <span className={styles.words}>
                    <span className={styles.title}>{title}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </span>
                  <span className={styles.chevron}>
                    <ChevronDownIcon />
                  </span>
                </button>
              </Title>
              {end}
            </div>
            {open === id && (
              <div id={`${base}-${id}`} className={styles.content}>
                {content}
              </div>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </>
  );
}

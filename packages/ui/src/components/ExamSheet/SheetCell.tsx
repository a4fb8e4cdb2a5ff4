'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { CheckIcon, CloseIcon, NoteIcon, PlusMinusIcon, UndoIcon } from '../../icons/icons.tsx';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './ExamSheet.css.ts';
import {
  type ExamSheetLabels,
  type SaidMark,
  type SheetCandidate,
  type SheetMark,
  type SheetTechnique,
  sheetMarks,
} from './sheet.ts';

interface SheetCellProps {
  technique: SheetTechnique;
  candidate: SheetCandidate;
  marks: readonly SaidMark[];
  /** Whether Tab comes to it; arrows come to the others. */
  isReachable: boolean;
  /** The row and the column in which it stands. */
  place: string;
  readOnly: boolean | undefined;
  labels: ExamSheetLabels;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onMark: (mark: SheetMark | null) => void;
  onNote: () => void;
}

/** The sign of a mark. */
export function MarkSign({ mark }: { mark: SheetMark }): ReactNode {
  if (mark === 'passed') return <CheckIcon size="large" />;
  if (mark === 'failed') return <CloseIcon size="large" />;
  return <PlusMinusIcon size="large" />;
}

/** What is said of a technique of a candidate, in words: one's own mark, and each other's. */
export function wordsOf(marks: readonly SaidMark[], labels: ExamSheetLabels): string {
  if (marks.length === 0) return labels.marks.none;
  return marks
    .map(({ name, mark }) => (name ? `${name} – ${labels.marks[mark]}` : labels.marks[mark]))
    .join(', ');
}

/** One technique of one candidate: a tap opens the marks. */
export function SheetCell(props: SheetCellProps): ReactNode {
  const { technique, candidate, marks, isReachable, place, readOnly, labels, onFocus, onKeyDown } = props;
  const [shown] = marks;
  const others = marks.filter(({ initials }) => initials);
  const own = marks.find(({ initials }) => !initials);
  const label = `${technique.name}, ${candidate.name}: ${wordsOf(marks, labels)}`;
  const button = (
    <button
      type="button"
      className={styles.mark}
      data-mark={shown?.mark}
      data-state={own?.state}
      data-at={place}
      tabIndex={isReachable ? 0 : -1}
      aria-label={label}
      aria-disabled={readOnly || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {shown && <MarkSign mark={shown.mark} />}
      {others.length > 0 && (
        <span
          className={styles.initials}
          data-mark={others[0]?.mark}
          data-of={others.map(({ initials }) => initials).join(' ')}
          aria-hidden="true"
        />
      )}
      {marks.some(({ note }) => note) && <span className={styles.noted} aria-hidden="true" />}
    </button>
  );
  if (readOnly) return button;
  return (
    <Popover trigger={button} label={label} align="center">
      {(close) => <MarkChoice {...props} own={own} onDone={close} />}
    </Popover>
  );
}

interface MarkChoiceProps extends Pick<SheetCellProps, 'labels' | 'onMark' | 'onNote'> {
  own: SaidMark | undefined;
  onDone: () => void;
}

/** The marks beside each other, large enough for a thumb. */
function MarkChoice({ own, labels, onMark, onNote, onDone }: MarkChoiceProps) {
  return (
    <div className={styles.choice}>
      {sheetMarks.map((mark) => (
        <button
          key={mark}
          type="button"
          className={styles.chosen}
          data-mark={mark}
          aria-label={labels.marks[mark]}
          aria-pressed={own?.mark === mark}
          data-first-focus={own?.mark === mark || (!own && mark === 'passed') ? '' : undefined}
          onClick={() => {
            onMark(mark);
            onDone();
          }}
        >
          <MarkSign mark={mark} />
        </button>
      ))}
      {own && (
        <>
          <button
            type="button"
            className={styles.chosen}
            aria-label={labels.note}
            onClick={() => {
              onDone();
              onNote();
            }}
          >
            <NoteIcon size="large" />
          </button>
          <button
            type="button"
            className={styles.chosen}
            aria-label={labels.clear}
            onClick={() => {
              onMark(null);
              onDone();
            }}
          >
            <UndoIcon size="large" />
          </button>
        </>
      )}
    </div>
  );
}

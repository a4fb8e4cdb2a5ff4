'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UndoIcon, UsersIcon } from '../../icons/icons.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { readingKey } from '../private/reading-key.ts';
import {
  type AttendanceMark,
  attendanceMarks,
  type MarkFilter,
  matchesName,
  type RollCallLabels,
  type RollCallPerson,
} from './marks.ts';
import './paper.css.ts';
import * as styles from './RollCall.css.ts';
import { countedAs, RollCallHead } from './RollCallHead.tsx';
import { RollCallRow } from './RollCallRow.tsx';

export interface RollCallProps {
  /** The people in the order they are called. */
  people: readonly RollCallPerson[];
  /** Receives who was marked, and how; the caller saves it and gives the person back with the new mark. */
  onMark: (personId: string, mark: AttendanceMark) => void;
  /** The words, in the current language. */
  labels: RollCallLabels;
  /** What was marked last, or taken back; below, where it covers nobody who is still to be marked. */
  last?: LastMarked | null | undefined;
  /** Whether marks are shown, not changed. */
  readOnly?: boolean | undefined;
  /** What stands under the list, where one comes to its end: what concerns all, such as marking the rest absent. */
  actions?: ReactNode | undefined;
}

/** The last thing that was done with a mark. */
export interface LastMarked {
  /** Whose mark is which now. */
  message: string;
  /** The way to take it back, where it is not what was taken back. */
  onUndo?: (() => void) | undefined;
  /** Whose mark it was, if one person's: the keys go on there when it is taken back. */
  personId?: string | undefined;
}

/**
 * Who is on the mat. A tap on somebody without a mark puts the first one; a mark that is there opens the others, so that
 * nobody is changed by a touch in passing. With a keyboard: up and down from person to person, left and right among the
 * marks, 1–4 or a letter to put one. The counts are filters: each shows those whom it counts.
 */
export function RollCall({
  people,
  onMark,
  labels,
  last,
  readOnly = false,
  actions,
}: RollCallProps): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  const lastRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  // Who is shown is settled when a filter is chosen: a person does not vanish under the finger that marks them.
  const [filter, setFilter] = useState<{ by: MarkFilter; ids: ReadonlySet<string> } | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);

  const shown = people.filter(
    ({ id, firstName, lastName }) =>
      (!filter || filter.ids.has(id)) && matchesName(query, `${lastName} ${firstName}`),
  );
  const tabStop = shown.some(({ id }) => id === activeId) ? activeId : shown[0]?.id;

  useLayoutEffect(() => {
    // What marks all the rest goes when it has.
    if (last && document.activeElement === document.body)
      listRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    // The next who has no mark, before it is painted: out from under what is said of the last one.
    const next = last && listRef.current?.querySelector('li:focus-within ~ [data-mark="unmarked"]');
    const said = lastRef.current?.getBoundingClientRect();
    if (!next || !said) return;
    const { top, bottom } = next.getBoundingClientRect();
    if (top < said.bottom && bottom > said.top) scrollBy(0, bottom - said.top);
  }, [last]);

  useEffect(() => {
    if (!openId) return;
    const close = ({ target }: PointerEvent) => rowOf(target) !== openId && setOpenId(null);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [openId]);

  const chooseFilter = (by: MarkFilter | null) => {
    const ids = people.filter((person) => (countedAs(person) ?? 'unmarked') === by).map(({ id }) => id);
    setFilter(by ? { by, ids: new Set(ids) } : null);
  };

  const marksOf = (personId = '') => [
    ...(listRef.current?.querySelectorAll<HTMLButtonElement>(
      `[data-person="${CSS.escape(personId)}"] button`,
    ) ?? []),
  ];
  const focusMark = (personId: string | undefined, index: number, options?: FocusOptions) =>
    marksOf(personId)[index]?.focus(options);
  const put = (personId: string, mark: AttendanceMark) => {
    // The keys go on where the pointer was.
    focusMark(personId, attendanceMarks.indexOf(mark), { preventScroll: true });
    setOpenId(null);
    if (!readOnly) onMark(personId, mark);
  };

  /** The keys go on in the row that is as it was: the button goes. */
  const takeBack = ({ personId, onUndo }: LastMarked) => {
    const row = shown.find(({ id }) => id === personId) ?? shown.find(({ id }) => id === tabStop);
    const column = row?.mark ? attendanceMarks.indexOf(row.mark) : 0;
    focusMark(row?.id, column, { preventScroll: true });
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    onUndo?.();
  };

  const handleClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-opens], [data-puts]');
    const row = rowOf(target);
    if (!row || !pressed) return;
    const mark = attendanceMarks.find((each) => each === pressed.dataset.puts);
    if (mark) return put(row, mark);
    // The keys go on here too: what has opened them may be gone.
    focusMark(row, 0, { preventScroll: true });
    setOpenId(openId === row ? null : row);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = rowOf(event.target);
    const row = shown.findIndex((person) => person.id === id);
    if (!id || row < 0) return;
    const buttons = marksOf(id);
    const column = Math.max(0, buttons.indexOf(event.target as HTMLButtonElement));
    const key = readingKey(event);
    const mark = markOfKey(event.key, labels);
    if (mark) put(id, mark);
    else if (key === 'ArrowDown') focusMark(shown[row + 1]?.id, column);
    else if (key === 'ArrowUp') focusMark(shown[row - 1]?.id, column);
    else if (key === 'ArrowRight') buttons[(column + 1) % buttons.length]?.focus();
    else if (key === 'ArrowLeft') buttons.at(column - 1)?.focus();
    else if (key === 'Home') focusMark(shown[0]?.id, column);
    else if (key === 'End') focusMark(shown.at(-1)?.id, column);
    else if (key === 'Escape') setOpenId(null);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <RollCallHead
        {...{ people, labels, query }}
        filter={filter?.by ?? null}
        onFilter={chooseFilter}
        onQuery={setQuery}
      />
      {shown.length === 0 && <EmptyState icon={UsersIcon} title={labels.noMatches} />}
      <ol
        ref={listRef}
        className={styles.list}
        aria-label={labels.list}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => setActiveId(rowOf(target) ?? null)}
      >
        {shown.map(({ grade, ...person }) => (
          <RollCallRow
            key={person.id}
            {...person}
            {...{ labels, readOnly }}
            gradeName={grade?.name}
            gradeColor={grade?.color}
            active={person.id === tabStop}
            open={person.id === openId}
          />
        ))}
      </ol>
      {actions && <div className={styles.actions}>{actions}</div>}
      {!readOnly && (
        <div ref={lastRef} className={styles.last} role="status">
          {last && (
            <div className={styles.said}>
              <span>{last.message}</span>
              {last.onUndo && (
                <button type="button" className={styles.undo} onClick={() => takeBack(last)}>
                  <UndoIcon />
                  {labels.undo}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** The person whose row something is in. */
const rowOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;

/** The mark of a key: 1–4, or the letter the language gives the mark. */
function markOfKey(key: string, labels: RollCallLabels): AttendanceMark | undefined {
  return attendanceMarks.find(
    (mark, index) =>
      key === String(index + 1) || key.toLocaleLowerCase() === labels.marks[mark].key.toLocaleLowerCase(),
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { UsersIcon } from '../../icons/icons.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { readingKey } from '../private/reading-key.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  type AttendanceMark,
  attendanceMarks,
  countMarks,
  markIcons,
  matchesName,
  type RollCallLabels,
  type RollCallPerson,
} from './marks.ts';
import * as styles from './RollCall.css.ts';
import { RollCallRow } from './RollCallRow.tsx';

export interface RollCallProps {
  /** In the order they are called. */
  people: readonly RollCallPerson[];
  /** Someone has been marked; the caller saves it and gives the person back with the new mark. */
  onMark: (personId: string, mark: AttendanceMark) => void;
  /** The words, in the current language. */
  labels: RollCallLabels;
  /** Marks are shown, not changed. */
  readOnly?: boolean | undefined;
  /** Under the list, where one comes to its end: what concerns all, such as marking the rest absent. */
  actions?: ReactNode | undefined;
}

type MarkFilter = AttendanceMark | 'unmarked';

/**
 * Who is on the mat. A tap on a name puts the next mark, a tap on a sign that mark. With a keyboard: up and down from
 * person to person, left and right among the marks, 1–4 or a letter to put one. The counts are filters: each shows
 * those whom it counts.
 */
export function RollCall({ people, onMark, labels, readOnly = false, actions }: RollCallProps) {
  const hintId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  // Who is shown is settled when a filter is chosen: a person does not vanish under the finger that marks them.
  const [filter, setFilter] = useState<{ by: MarkFilter; ids: ReadonlySet<string> } | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const counts = countMarks(people.map(countedAs));
  const shown = people.filter(
    ({ id, firstName, lastName }) =>
      (!filter || filter.ids.has(id)) && matchesName(query, `${lastName} ${firstName}`),
  );
  const tabStop = shown.some(({ id }) => id === activeId) ? activeId : shown[0]?.id;

  const chooseFilter = ([by]: MarkFilter[]) => {
    const ids = people.filter((person) => (countedAs(person) ?? 'unmarked') === by).map(({ id }) => id);
    setFilter(by ? { by, ids: new Set(ids) } : null);
  };

  const marksOf = (personId = '') => [
    ...(listRef.current?.querySelectorAll<HTMLButtonElement>(
      `[data-person="${CSS.escape(personId)}"] button`,
    ) ?? []),
  ];
  const focusMark = (personId: string | undefined, index: number) => marksOf(personId)[index]?.focus();
  const put = (personId: string, mark: AttendanceMark) => {
    // The keys go on where the pointer was.
    focusMark(personId, attendanceMarks.indexOf(mark));
    if (!readOnly) onMark(personId, mark);
  };

  const handleClick = ({ target }: MouseEvent) => {
    const puts = target instanceof Element ? target.closest<HTMLElement>('[data-puts]')?.dataset.puts : null;
    const mark = attendanceMarks.find((each) => each === puts);
    const row = rowOf(target);
    if (row && mark) put(row, mark);
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
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.rollCall}>
      <div className={styles.tools}>
        <FilterChips<MarkFilter>
          label={labels.filter}
          single
          iconsOnPhone
          selected={filter ? [filter.by] : []}
          onSelectedChange={chooseFilter}
          chips={[
            ...attendanceMarks.map((mark) => ({
              value: mark,
              label: labels.marks[mark].label,
              icon: markIcons[mark],
              count: counts[mark],
            })),
            { value: 'unmarked', label: labels.unmarked, count: counts.unmarked },
          ]}
        />
        <SearchField label={labels.search} value={query} onValueChange={setQuery} />
      </div>
      {shown.length === 0 && <EmptyState icon={UsersIcon} title={labels.noMatches} />}
      <ol
        ref={listRef}
        aria-label={labels.list}
        aria-describedby={readOnly ? undefined : hintId}
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
          />
        ))}
      </ol>
      {actions && <div className={styles.actions}>{actions}</div>}
      {!readOnly && (
        <div className={styles.hint} id={hintId}>
          {labels.keyboardHint}
        </div>
      )}
    </div>
  );
}

/** What is on its way is not stored, and counts as it was. */
const countedAs = ({ mark, stored = mark }: RollCallPerson) => stored;

/** The person whose row something is in. */
const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;

/** 1–4, or the letter the language gives the mark. */
function markOfKey(key: string, labels: RollCallLabels): AttendanceMark | undefined {
  return attendanceMarks.find(
    (mark, index) =>
      key === String(index + 1) || key.toLocaleLowerCase() === labels.marks[mark].key.toLocaleLowerCase(),
  );
}

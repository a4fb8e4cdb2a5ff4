import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
  /** Beside the search: what concerns all, such as marking the rest absent. */
  actions?: ReactNode | undefined;
}

type MarkFilter = AttendanceMark | 'unmarked';

/**
 * Who is on the mat. A tap on a name puts the next mark, a tap on a sign that mark. With a keyboard: up and down from
 * person to person, left and right among the marks, 1–4 or a letter to put one. The counts are filters.
 */
export function RollCall({ people, onMark, labels, readOnly = false, actions }: RollCallProps) {
  const hintId = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const [query, setQuery] = useState('');
  // Who is shown is settled when a filter is chosen: a person does not vanish under the finger that marks them.
  const [filter, setFilter] = useState<{ by: MarkFilter; ids: ReadonlySet<string> } | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const counts = countMarks(people.map(({ mark }) => mark));
  const shown = people.filter(
    ({ id, firstName, lastName }) =>
      (!filter || filter.ids.has(id)) && matchesName(query, `${lastName} ${firstName}`),
  );
  const tabStop = shown.some(({ id }) => id === activeId) ? activeId : shown[0]?.id;

  const chooseFilter = ([by]: MarkFilter[]) => {
    const ids = people.filter(({ mark }) => (mark ?? 'unmarked') === by).map(({ id }) => id);
    setFilter(by ? { by, ids: new Set(ids) } : null);
  };

  const focusMark = (personId: string | undefined, index: number) => {
    const group = listRef.current?.querySelector(`[data-person="${CSS.escape(personId ?? '')}"]`);
    group?.querySelectorAll('button')[index]?.focus();
  };

  const handleKeyDown = (person: RollCallPerson, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = shown.indexOf(person);
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const column = buttons.indexOf(event.target as HTMLButtonElement);
    const key = readingKey(event);
    const mark = markOfKey(event.key, labels);
    if (mark) {
      focusMark(person.id, attendanceMarks.indexOf(mark));
      if (!readOnly) onMark(person.id, mark);
    } else if (event.key === 'ArrowDown') focusMark(shown[row + 1]?.id, column);
    else if (event.key === 'ArrowUp') focusMark(shown[row - 1]?.id, column);
    else if (key === 'ArrowRight') buttons[(column + 1) % buttons.length]?.focus();
    else if (key === 'ArrowLeft') buttons.at(column - 1)?.focus();
    else if (event.key === 'Home') focusMark(shown[0]?.id, column);
    else if (event.key === 'End') focusMark(shown.at(-1)?.id, column);
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
        <div className={styles.searchRow}>
          <div className={styles.search}>
            <SearchField label={labels.search} value={query} onValueChange={setQuery} />
          </div>
          {actions}
        </div>
      </div>
      {shown.length === 0 && <EmptyState icon={UsersIcon} title={labels.noMatches} />}
      <ol ref={listRef} aria-label={labels.list} aria-describedby={readOnly ? undefined : hintId}>
        {shown.map((person) => (
          <RollCallRow
            key={person.id}
            {...{ person, labels, readOnly }}
            active={person.id === tabStop}
            onMark={(mark) => onMark(person.id, mark)}
            onKeyDown={(event) => handleKeyDown(person, event)}
            onFocus={() => setActiveId(person.id)}
          />
        ))}
      </ol>
      {!readOnly && (
        <div className={styles.hint} id={hintId}>
          {labels.keyboardHint}
        </div>
      )}
    </div>
  );
}

/** 1–4, or the letter the language gives the mark. */
function markOfKey(key: string, labels: RollCallLabels): AttendanceMark | undefined {
  return attendanceMarks.find(
    (mark, index) =>
      key === String(index + 1) || key.toLocaleLowerCase() === labels.marks[mark].key.toLocaleLowerCase(),
  );
}

'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  type AttendanceMark,
  attendanceMarks,
  countMarks,
  type MarkFilter,
  markIcons,
  type RollCallLabels,
  type RollCallPerson,
} from './marks.ts';
import * as styles from './RollCallHead.css.ts';

interface RollCallHeadProps {
  people: readonly RollCallPerson[];
  labels: RollCallLabels;
  filter: MarkFilter | null;
  onFilter: (by: MarkFilter | null) => void;
  query: string;
  onQuery: (query: string) => void;
}

/** The one line that stays: how many are there, what became of the others, and the search, which takes its place. */
export function RollCallHead({
  people,
  labels,
  filter,
  onFilter,
  query,
  onQuery,
}: RollCallHeadProps): ReactNode {
  const [isSearching, setSearching] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isSearching) searchRef.current?.focus();
  }, [isSearching]);
  const counts = countMarks(people.map(countedAs));
  const toggleSearch = () => {
    toggleRef.current?.focus();
    onQuery('');
    setSearching(!isSearching);
  };
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        {isSearching ? (
          <div className={styles.search}>
            <SearchField
              ref={searchRef}
              label={labels.search}
              value={query}
              onValueChange={onQuery}
              onKeyDown={({ key }) => key === 'Escape' && !query && toggleSearch()}
            />
          </div>
        ) : (
          <>
            <p className={styles.figures}>
              <strong className={styles.figure}>{counts.present + counts.late}</strong>{' '}
              <span className={styles.onMat}>{labels.onMat} </span>
              {labels.outOf(people.length)}
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
            <div className={styles.counts} role="group" aria-label={labels.filter}>
              {filters.map((by) => {
                const Icon = by === 'unmarked' ? null : markIcons[by];
                const label = by === 'unmarked' ? labels.unmarked : labels.marks[by].label;
                return (
                  <button
                    key={by}
                    type="button"
                    className={styles.count}
                    data-tone={by}
                    aria-label={`${label} ${counts[by]}`}
                    title={label}
                    aria-pressed={filter === by}
                    onClick={() => onFilter(filter === by ? null : by)}
                  >
                    {Icon ? <Icon size="small" /> : <span className={styles.box} />}
                    {counts[by]}
                  </button>
                );
              })}
            </div>
          </>
        )}
        <IconButton
          ref={toggleRef}
          icon={isSearching ? CloseIcon : SearchIcon}
          label={labels.search}
          aria-pressed={isSearching}
          onClick={toggleSearch}
        />
      </div>
      <div className={styles.bar} data-paper="none">
        {filters.map((by) => (
          <span key={by} className={styles.share} data-tone={by} style={{ flexGrow: counts[by] }} />
        ))}
      </div>
    </div>
  );
}

const filters = [...attendanceMarks, 'unmarked'] as const;

/** What is on its way is not stored, and counts as it was. */
export const countedAs = ({ mark, stored = mark }: RollCallPerson): AttendanceMark | null => stored;

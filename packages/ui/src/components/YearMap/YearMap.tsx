'use client';

import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import { weeksBetween } from '../CalendarHeatmap/weeks.ts';
import { dayWriter, writeDay } from '../private/days.ts';
import { monthOf } from '../private/month.ts';
import { addDays } from '../WeekCalendar/layout.ts';
import * as styles from './YearMap.css.ts';

export interface YearDay {
  /** Whose hue it wears. */
  group: Group;
  /** The number of trainings. */
  count: number;
}

export interface YearMapProps {
  /** What is shown, and of whom. */
  label: string;
  /** The first day, a Monday, `YYYY-MM-DD`. */
  from: string;
  /** The last day: the current one. */
  to: string;
  /** What there was, by day. */
  days: Readonly<Record<string, YearDay>>;
  /** The days on which nothing could be. */
  daysOff?: ReadonlySet<string> | undefined;
  /** What a day holds, in words: “2 treningi”. */
  textOf: (day: YearDay | undefined) => string;
  /** What each hue stands for, in the order in which they are told. */
  legend: readonly { group: Group; label: string }[];
  /** What the stronger shade says: “dwa w jednym dniu”; without it there is none. */
  several?: string | undefined;
}

const stepOfKey: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/**
 * A year of trainings, a square a day in the hue of its group, a column a week. In little room it breaks into rows of
 * weeks. Pointed at, or gone over with the arrow keys, each day says what it held.
 */
export function YearMap({
  label,
  from,
  to,
  days,
  daysOff,
  textOf,
  legend,
  several,
}: YearMapProps): ReactNode {
  const locale = useLocale();
  const gridRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const weeks = weeksBetween(from, to);
  const tabStop = active ?? to;

  const handleKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, string>> = { Home: from, End: to };
    const step = stepOfKey[event.key];
    const target = step === undefined ? targets[event.key] : addDays(tabStop, step);
    if (!target) return;
    event.preventDefault();
    if (target < from || target > to) return;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };

  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no columns that break into rows */}
      <div
        ref={gridRef}
        role="grid"
        tabIndex={-1}
        className={styles.weeks}
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        {weeks.map((monday, index) => (
          <Week
            key={monday}
            {...{ monday, to, days, daysOff, textOf }}
            beginsMonth={beginsMonth(monday, weeks[index - 1])}
            tabStop={monday <= tabStop && tabStop < addDays(monday, 7) ? tabStop : undefined}
            onActive={setActive}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {legend.map(({ group, label: name }) => (
          <span key={group} className={styles.entry}>
            <span className={styles.some[group]} />
            {name}
          </span>
        ))}
        {several && legend[0] && (
          <span className={styles.entry}>
            <span className={styles.several[legend[0].group]} />
            {several}
          </span>
        )}
        <span className={styles.told}>
          {active && `${dayWriter(locale, inFull)(active)}: ${textOf(days[active])}`}
        </span>
      </div>
    </div>
  );
}

const inFull = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

interface WeekProps extends Pick<YearMapProps, 'to' | 'days' | 'daysOff' | 'textOf'> {
  monday: string;
  beginsMonth: boolean;
  /** The day that the Tab key comes to, where it is one of this week. */
  tabStop: string | undefined;
  onActive: (day: string) => void;
}

/** A week, drawn by itself: a year in one piece would hold the page up, and so would each step over its days. */
const Week = memo(
  ({ monday, to, days, daysOff, textOf, beginsMonth: isNamed, tabStop, onActive }: WeekProps) => {
    const locale = useLocale();
    const write = dayWriter(locale, inFull);
    return (
      // biome-ignore lint/a11y: a week is a row to who hears it, and a column to who sees it
      <div role="row" className={styles.week}>
        <span className={styles.month} role="presentation">
          {isNamed && writeDay(addDays(monday, 3), locale, { month: 'short' })}
        </span>
        {Array.from({ length: 7 }, (_, offset) => {
          const day = addDays(monday, offset);
          if (day > to) return <span key={day} className={styles.outside} role="presentation" />;
          const held = days[day];
          const className = !held
            ? daysOff?.has(day)
              ? styles.off
              : styles.none
            : held.count > 1
              ? styles.several[held.group]
              : styles.some[held.group];
          return (
            // biome-ignore lint/a11y: a cell that one walks through with the arrow keys
            <div
              key={day}
              role="gridcell"
              className={className}
              data-day={day}
              aria-label={`${write(day)}: ${textOf(held)}`}
              aria-current={day === to ? 'date' : undefined}
              tabIndex={day === tabStop ? 0 : -1}
              onFocus={() => onActive(day)}
              onPointerEnter={() => onActive(day)}
            />
          );
        })}
      </div>
    );
  },
);

/** The first week of which most belongs to another month than that of the week before. */
function beginsMonth(monday: string, before: string | undefined): boolean {
  return before !== undefined && monthOf(addDays(monday, 3)) !== monthOf(addDays(before, 3));
}

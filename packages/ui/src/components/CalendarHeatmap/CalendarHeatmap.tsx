'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { group as hue } from '../../theme/group.css.ts';
import type { Group } from '../../theme/groups.ts';
import { classes } from '../private/classes.ts';
import { dayWriter, weekdayNames, writeDay } from '../private/days.ts';
import { monthOf } from '../private/month.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { addDays } from '../WeekCalendar/layout.ts';
import * as styles from './CalendarHeatmap.css.ts';
import { levelOf, levels, weeksBetween } from './weeks.ts';

export interface CalendarHeatmapLabels {
  /** The word at the pale end of the legend. */
  less: string;
  /** The word at the strong end of the legend. */
  more: string;
  /** What a day holds, in words: “2 treningi”. */
  count: (count: number) => string;
}

export interface CalendarHeatmapProps {
  /** What is counted, and for whom. */
  label: string;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day. */
  to: string;
  /** How much there was, by day; a day that is not in it has none. */
  counts: Readonly<Record<string, number>>;
  /** The words, in the current language. */
  labels: CalendarHeatmapLabels;
  /** The group whose hue the days have; the accent without one. */
  group?: Group | undefined;
}

const stepOfKey: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/**
 * A year at a glance, a square a day, a column a week from Monday. Pointed at, or gone over with the arrow keys, each
 * day says what it holds.
 */
export function CalendarHeatmap({ label, from, to, counts, labels, group }: CalendarHeatmapProps): ReactNode {
  const locale = useLocale();
  const tableRef = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const weeks = weeksBetween(from, to);
  const most = Math.max(0, ...Object.values(counts));
  const tabStop = active ?? to;
  const shortNames = weekdayNames(locale, 'short');

  const write = dayWriter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const textOf = (day: string) => `${write(day)}: ${labels.count(counts[day] ?? 0)}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, string>> = { Home: from, End: to };
    const step = stepOfKey[event.key];
    const target = step === undefined ? targets[event.key] : addDays(tabStop, step);
    if (!target) return;
    event.preventDefault();
    if (target < from || target > to) return;
    tableRef.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };

  return (
    <div className={classes(styles.heatmap, group && hue[group], group && styles.ofGroup)}>
      <div className={styles.scroller}>
        <table
          ref={tableRef}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through
          role="grid"
          className={styles.table}
          aria-label={label}
          onKeyDown={handleKeyDown}
        >
          <thead>
            <tr>
              <td />
              {weeks.map((monday, index) => (
                <td key={monday} className={styles.month}>
                  {beginsMonth(monday, weeks[index - 1]) && (
                    <span ref={followCut} className={styles.monthName}>
                      {writeDay(middleOf(monday), locale, { month: 'short' })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdayNames(locale, 'long').map((weekday, offset) => (
              <tr key={weekday}>
                <th scope="row" className={styles.weekday}>
                  <span aria-hidden="true">{offset % 2 === 0 && shortNames[offset]}</span>
                  <VisuallyHidden>{weekday}</VisuallyHidden>
                </th>
                {weeks.map((monday) => {
                  const day = addDays(monday, offset);
                  if (day < from || day > to) return <td key={day} className={styles.outside} />;
                  const level = levelOf(counts[day] ?? 0, most);
                  return (
                    <td
                      key={day}
                      className={classes(styles.level[level], styles.forced)}
                      data-day={day}
                      data-level={level}
                      aria-label={textOf(day)}
                      tabIndex={day === tabStop ? 0 : -1}
                      onFocus={() => setActive(day)}
                      onPointerEnter={() => setActive(day)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <span>{active && textOf(active)}</span>
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.legendWord}>{labels.less}</span>
          {levels.map((level) => (
            <span key={level} className={classes(styles.level[level], styles.forced)} />
          ))}
          <span className={styles.legendWord}>{labels.more}</span>
        </span>
      </div>
    </div>
  );
}

/** The first week of which most belongs to another month than that of the week before. */
function beginsMonth(monday: string, before: string | undefined): boolean {
  return before !== undefined && monthOf(middleOf(monday)) !== monthOf(middleOf(before));
}

/** A name of which the edge of what is scrolled would leave a part is not seen until all of it is in sight. */
function followCut(name: HTMLElement): () => void {
  const watch = new IntersectionObserver(
    ([entry]) => name.toggleAttribute('data-cut', (entry?.intersectionRatio ?? 1) < whole),
    { root: name.closest('table')?.parentElement ?? null, threshold: whole },
  );
  watch.observe(name);
  return () => watch.disconnect();
}

/** The share of a name that is all of it, but for what is lost to rounding. */
const whole = 0.95;

const middleOf = (monday: string) => addDays(monday, 3);

'use client';

import type { ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import { dateOf, weekdayNames, writeDay } from '../private/days.ts';
import { addMonths, monthOf, weeksOfMonth } from '../private/month.ts';
import { useCellFocus } from '../private/picker/use-cell-focus.ts';
import { addDays, mondayOf } from '../WeekCalendar/layout.ts';
import * as styles from './MonthMarks.css.ts';

/** How a mark looks: a ring for what is open, a full dot for yes, a crossed-out one for no, a dash for what is off. */
export const markLooks = ['open', 'yes', 'no', 'off'] as const;
export type MarkLook = (typeof markLooks)[number];

export interface MonthMark {
  /** What tells it from the others. */
  id: string;
  /** The day it is on, `YYYY-MM-DD`. */
  day: string;
  /** Whose hue it wears. */
  group?: Group | undefined;
  /** How it looks. */
  look: MarkLook;
  /** What it says to those who hear it: “18:30 Dorośli, będziesz”. */
  text: string;
}

export interface MonthMarksProps {
  /** The name of the calendar. */
  label: string;
  /** The month, `YYYY-MM`. */
  month: string;
  /** The marks, in the order in which they stand on a day. */
  marks: readonly MonthMark[];
  /** The current day in the club’s zone, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** The days that are free, each with why. */
  daysOff?: Readonly<Record<string, string>> | undefined;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string;
  /** Receives the day that is chosen; one of another month where the keys lead there. */
  onValueChange: (day: string) => void;
}

/** A month in which each day has a mark for each thing on it; a press on a day chooses it. Arrows go from day to day. */
export function MonthMarks({
  label,
  month,
  marks,
  today,
  daysOff = {},
  value,
  onValueChange,
}: MonthMarksProps): ReactNode {
  const locale = useLocale();
  const byDay = Map.groupBy(marks, ({ day }) => day);
  const monday = mondayOf(value);
  const grid = useCellFocus(value, onValueChange, (key) => {
    const targets: Partial<Record<string, string>> = {
      ArrowLeft: addDays(value, -1),
      ArrowRight: addDays(value, 1),
      ArrowUp: addDays(value, -7),
      ArrowDown: addDays(value, 7),
      Home: monday,
      End: addDays(monday, 6),
      PageUp: addMonths(value, -1),
      PageDown: addMonths(value, 1),
    };
    return targets[key];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through
    <table {...grid} className={styles.grid} role="grid" aria-label={label}>
      <thead>
        <tr>
          {weekdayNames(locale, 'long').map((name, index) => (
            <th key={name} scope="col" className={styles.weekday} aria-label={name}>
              {weekdayNames(locale, 'short')[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = byDay.get(day) ?? [];
              const off = daysOff[day];
              return (
                <td key={day} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.day}
                    data-cell={day}
                    data-outside={monthOf(day) === month ? undefined : true}
                    data-off={off ? true : undefined}
                    aria-label={[
                      writeDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }),
                      off,
                      ...ofDay.map(({ text }) => text),
                    ]
                      .filter(Boolean)
                      .join('; ')}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === value ? 0 : -1}
                    onClick={() => onValueChange(day)}
                  >
                    {dateOf(day).getUTCDate()}
                    <span className={styles.marks}>
                      {ofDay.slice(0, most).map(({ id, group, look }) => (
                        <span
                          key={id}
                          className={group ? styles.mark[group] : styles.plain}
                          data-look={look}
                        />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of marks that a day of a phone has room for. */
const most = 4;

'use client';

import { type ReactNode, useId, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons/icons.tsx';
import { useLocale } from '../../../provider/UiProvider.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { addDays, mondayOf } from '../../WeekCalendar/layout.ts';
import { today, weekdayNames, writeDay } from '../days.ts';
import { addMonths, monthOf, weeksOfMonth } from '../month.ts';
import * as styles from './MonthGrid.css.ts';
import type { PanelProps } from './PickerField.tsx';
import { nameOfPart } from './part-names.ts';
import { useCellFocus } from './use-cell-focus.ts';

interface MonthGridProps {
  /** The first and last chosen day; the same for one. */
  range: readonly [string, string] | null;
  onSelect: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The one day of a field. */
export function DayPanel({ value, ...rest }: PanelProps): ReactNode {
  return <MonthGrid {...rest} range={value === '' ? null : [value, value]} />;
}

/** How far back people were born, in years. */
const yearsBack = 100;
const yearsOn = 10;

/** The days of a month to choose from, the grid of WAI-ARIA's date picker: arrows, Home, End, Page Up and Down. */
export function MonthGrid({ range, onSelect, min = '', max = '9999-12-31' }: MonthGridProps): ReactNode {
  const titleId = useId();
  const locale = useLocale();
  const [active, setActive] = useState(clamp(range?.[0] ?? today(), min, max));
  const month = monthOf(active);
  const grid = useCellFocus(active, setActive, (key, withShift) => {
    const monday = mondayOf(active);
    const targets: Partial<Record<string, string>> = {
      ArrowLeft: addDays(active, -1),
      ArrowRight: addDays(active, 1),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: monday,
      End: addDays(monday, 6),
      PageUp: addMonths(active, withShift ? -12 : -1),
      PageDown: addMonths(active, withShift ? 12 : 1),
    };
    return targets[key] && clamp(targets[key], min, max);
  });

  const monthOn = (count: number) => {
    const target = addMonths(active, count);
    return {
      label: writeDay(target, locale, { month: 'long', year: 'numeric' }),
      disabled: monthOf(target) < monthOf(min) || monthOf(target) > monthOf(max),
      onClick: () => setActive(clamp(target, min, max)),
    };
  };
  const [year, thisYear] = [Number(active.slice(0, 4)), Number(today().slice(0, 4))];
  const firstYear = Math.min(year, min ? Number(min.slice(0, 4)) : thisYear - yearsBack);
  const lastYear = Math.max(year, Math.min(Number(max.slice(0, 4)), thisYear + yearsOn));

  const partOfRange = (day: string) => {
    if (!range || range[0] === range[1] || day < range[0] || day > range[1]) return;
    return day === range[0] ? 'start' : day === range[1] ? 'end' : 'middle';
  };

  return (
    <div>
      <div className={styles.head}>
        <IconButton size="small" icon={ChevronLeftIcon} {...monthOn(-1)} />
        <select
          className={styles.choice}
          aria-label={nameOfPart('month', locale)}
          value={active.slice(5, 7)}
          onChange={({ target }) =>
            setActive(clamp(addMonths(active, Number(target.value) - Number(active.slice(5, 7))), min, max))
          }
        >
          {Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).map((value) => (
            <option key={value} value={value}>
              {writeDay(`2024-${value}-01`, locale, { month: 'long' })}
            </option>
          ))}
        </select>
        <select
          className={styles.choice}
          aria-label={nameOfPart('year', locale)}
          value={year}
          onChange={({ target }) =>
            setActive(clamp(addMonths(active, (Number(target.value) - year) * 12), min, max))
          }
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, at) => lastYear - at).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
        <IconButton size="small" icon={ChevronRightIcon} {...monthOn(1)} />
      </div>
      <VisuallyHidden live="polite">
        <span id={titleId}>{monthOn(0).label}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through */}
      <table {...grid} className={styles.grid} role="grid" aria-labelledby={titleId}>
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
                const isDisabled = day < min || day > max;
                return (
                  <td key={day} className={styles.cell} data-in-range={partOfRange(day)}>
                    <button
                      type="button"
                      className={styles.day}
                      data-cell={day}
                      data-first-focus={day === active || undefined}
                      data-outside={monthOf(day) === month ? undefined : true}
                      aria-label={writeDay(day, locale, { dateStyle: 'full' })}
                      aria-pressed={day === range?.[0] || day === range?.[1]}
                      aria-current={day === today() ? 'date' : undefined}
                      aria-disabled={isDisabled || undefined}
                      tabIndex={day === active ? 0 : -1}
                      onClick={isDisabled ? undefined : () => onSelect(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const clamp = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day);

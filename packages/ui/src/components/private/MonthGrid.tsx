import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addDays, mondayOf } from '../WeekCalendar/layout.ts';
import { today, weekdayNames, writeDay } from './days.ts';
import * as styles from './MonthGrid.css.ts';
import { addMonths, monthOf, weeksOfMonth } from './month.ts';
import { readingKey } from './reading-key.ts';

export interface MonthLabels {
  /** Names the button that goes back a month. */
  previousMonth: string;
  /** Names the button that goes on a month. */
  nextMonth: string;
}

interface MonthGridProps {
  labels: MonthLabels;
  /** The first and last chosen day; the same for one. */
  range: readonly [string, string] | null;
  onSelect: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** The days of a month to choose from, the grid of WAI-ARIA's date picker: arrows, Home, End, Page Up and Down. */
export function MonthGrid({ labels, range, onSelect, min = '', max = '9999-12-31' }: MonthGridProps) {
  const titleId = useId();
  const locale = useLocale();
  const gridRef = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(range?.[0] ?? clamp(today(), min, max));
  const followFocus = useRef(false);
  const month = monthOf(active);

  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const monday = mondayOf(active);
    const targets: Partial<Record<string, string>> = {
      ArrowLeft: addDays(active, -1),
      ArrowRight: addDays(active, 1),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: monday,
      End: addDays(monday, 6),
      PageUp: addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: addMonths(active, event.shiftKey ? 12 : 1),
    };
    const target = targets[readingKey(event)];
    if (!target) return;
    event.preventDefault();
    followFocus.current = true;
    setActive(clamp(target, min, max));
  };

  const partOfRange = (day: string) => {
    if (!range || range[0] === range[1] || day < range[0] || day > range[1]) return;
    return day === range[0] ? 'start' : day === range[1] ? 'end' : 'middle';
  };

  return (
    <div>
      <div className={styles.head}>
        <IconButton
          size="small"
          icon={ChevronLeftIcon}
          label={labels.previousMonth}
          onClick={() => setActive(addMonths(active, -1))}
        />
        <div className={styles.title} id={titleId} aria-live="polite">
          {writeDay(active, locale, { month: 'long', year: 'numeric' })}
        </div>
        <IconButton
          size="small"
          icon={ChevronRightIcon}
          label={labels.nextMonth}
          onClick={() => setActive(addMonths(active, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through */}
      <table ref={gridRef} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
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
                      data-day={day}
                      data-outside={monthOf(day) === month ? undefined : true}
                      data-first-focus={day === active ? true : undefined}
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

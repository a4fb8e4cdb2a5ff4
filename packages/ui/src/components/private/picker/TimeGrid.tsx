'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { minutesOf } from '../../WeekCalendar/layout.ts';
import { day as cellButton } from './MonthGrid.css.ts';
import type { PanelProps } from './PickerField.tsx';
import { times } from './TimeGrid.css.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { timeOf, usualTime } from './written-time.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
const quarters = [0, 15, 30, 45];
const lastQuarter = 23 * 60 + 45;

/** The quarters of a day to choose from, a row an hour: arrows, Home, End, Page Up and Down. */
export function TimeGrid({ label, value, onSelect, min = '', max = '24' }: PanelProps): ReactNode {
  const wanted = minutesOf(value || min || usualTime);
  const [active, setActive] = useState(timeOf(wanted - (wanted % 15)));
  const grid = useCellFocus(active, setActive, (key) => {
    const at = minutesOf(active);
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: at - 15,
      ArrowRight: at + 15,
      ArrowUp: at - 60,
      ArrowDown: at + 60,
      Home: at - (at % 60),
      End: at - (at % 60) + 45,
      PageUp: Math.max(at - 240, at % 60),
      PageDown: Math.min(at + 240, lastQuarter - 45 + (at % 60)),
    };
    const target = targets[key];
    if (target === undefined) return;
    return target < 0 || target > lastQuarter ? active : timeOf(target);
  });
  // The active hour in the middle, and nothing but this box moves for it.
  const boxRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = boxRef.current;
    const row = box?.querySelector(`[data-cell="${active}"]`)?.closest('tr');
    if (box && row) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
  }, [active]);
  return (
    <div ref={boxRef} className={times}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through */}
      <table {...grid} role="grid" aria-label={label}>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              {quarters.map((quarter) => {
                const time = timeOf(hour + quarter);
                const isDisabled = time < min || time > max;
                return (
                  <td key={quarter}>
                    <button
                      type="button"
                      className={cellButton}
                      data-cell={time}
                      data-first-focus={time === active || undefined}
                      data-outside={quarter === 0 ? undefined : true}
                      aria-pressed={time === value}
                      aria-disabled={isDisabled || undefined}
                      tabIndex={time === active ? 0 : -1}
                      onClick={isDisabled ? undefined : () => onSelect(time)}
                    >
                      {time}
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

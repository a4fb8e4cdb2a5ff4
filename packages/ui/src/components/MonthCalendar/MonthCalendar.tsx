'use client';

import type { ReactNode } from 'react';
import { useLinkComponent, useLocale } from '../../provider/UiProvider.tsx';
import { weekdayNames, writeDay } from '../private/days.ts';
import { monthOf, weeksOfMonth } from '../private/month.ts';
import type { CalendarItem } from '../WeekCalendar/WeekCalendar.tsx';
import * as styles from './MonthCalendar.css.ts';

export interface MonthCalendarProps {
  /** The name of the month: “Treningi, listopad 2026”. */
  label: string;
  /** The month, `YYYY-MM`. */
  month: string;
  /** The items in any order; those of days not shown are left out. */
  items: readonly CalendarItem[];
  /** The current day in the club’s zone, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** Why a day is free, by day. */
  daysOff?: Readonly<Record<string, string>> | undefined;
  /** The words in place of a month without anything, on a phone. */
  emptyLabel: string;
}

/** A month at a glance, in weeks from Monday; on a phone the days on which there is something. One document for both. */
export function MonthCalendar({
  label,
  month,
  items,
  today,
  daysOff = {},
  emptyLabel,
}: MonthCalendarProps): ReactNode {
  const locale = useLocale();
  const byDay = Map.groupBy(items, ({ day }) => day);
  const isEmpty = ![...byDay.keys(), ...Object.keys(daysOff)].some((day) => monthOf(day) === month);
  return (
    <table className={styles.table} aria-label={label}>
      {isEmpty && <caption className={styles.nothing}>{emptyLabel}</caption>}
      <thead className={styles.head}>
        <tr>
          {weekdayNames(locale, 'short').map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.block}>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]} className={styles.block}>
            {week.map((day) => {
              const ofDay = (byDay.get(day) ?? []).toSorted((a, b) => a.start.localeCompare(b.start));
              const off = daysOff[day];
              return (
                <td
                  key={day}
                  className={styles.day}
                  aria-current={day === today ? 'date' : undefined}
                  data-today={day === today ? true : undefined}
                  data-outside={monthOf(day) === month ? undefined : true}
                  data-off={off ? true : undefined}
                  data-filled={ofDay.length > 0 || off ? true : undefined}
                >
                  <span className={styles.date} aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  <span className={styles.fullDate}>
                    {writeDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
                  </span>
                  {off && <div className={styles.off}>{off}</div>}
                  {ofDay.length > 0 && (
                    <ul className={styles.items}>
                      {ofDay.map((item) => (
                        <li key={item.id}>
                          <Item item={item} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ item: { title, start, status, group, struck, href, detail } }: { item: CalendarItem }) {
  const Anchor = useLinkComponent();
  const shared = {
    className: group ? styles.group[group] : styles.plain,
    'data-struck': struck || undefined,
    title: [start, title, detail, status].filter(Boolean).join(', '),
  };
  const content = (
    <>
      <span>{start}</span>
      <span className={styles.title}>{title}</span>
    </>
  );
  return href ? (
    <Anchor {...shared} href={href}>
      {content}
    </Anchor>
  ) : (
    <span {...shared}>{content}</span>
  );
}

import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { type CalendarItem, HourGrid } from './HourGrid.tsx';
import { daysOfWeek } from './layout.ts';

export type { CalendarItem };

export interface WeekCalendarProps {
  /** The name of the week: “Treningi, 16–22 listopada”. */
  label: string;
  /** The Monday of the week, `YYYY-MM-DD`. */
  week: string;
  /** The items in any order; those of other weeks are left out. */
  items: readonly CalendarItem[];
  /** The current day in the club’s zone, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** The current time, `HH:mm`, for the line across today. */
  now?: string | undefined;
  /** Why a day is free, by day. */
  daysOff?: Readonly<Record<string, string>> | undefined;
  /** The words under a day without anything, in a list. */
  emptyLabel: string;
  /**
   * Says of a folded span that nothing takes place in it: “8:15–9:45 bez zajęć”. Without it only the span is written.
   */
  foldLabel?: ((from: string, to: string) => string) | undefined;
  /**
   * The label of what brings the days before today, with which the list begins. Without it they are there
   * from the start.
   */
  earlierLabel?: string | undefined;
  /** The items are on their way. */
  loading?: boolean | undefined;
  /** The place of the days in the outline of the page. */
  dayLevel?: HeadingLevel | undefined;
}

/** A week at a glance: seven columns of hours, and with less room than a small tablet has, a list by day. One document for both. */
export function WeekCalendar({
  week,
  daysOff,
  today,
  now,
  loading,
  dayLevel,
  ...rest
}: WeekCalendarProps): ReactNode {
  return <HourGrid {...rest} {...{ daysOff, today, now, loading, dayLevel }} days={daysOfWeek(week)} />;
}

import type { ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { type CalendarItem, HourGrid } from '../WeekCalendar/HourGrid.tsx';

export interface DayCalendarProps {
  /** The name of the day: “Treningi, 20 listopada”. */
  label: string;
  /** The day, `YYYY-MM-DD`. */
  day: string;
  /** The items in any order; those of other days are left out. */
  items: readonly CalendarItem[];
  /** The current day in the club’s zone, `YYYY-MM-DD`. */
  today?: string | undefined;
  /** The current time, `HH:mm`, for the line across today. */
  now?: string | undefined;
  /** Why the day is free. */
  dayOff?: string | undefined;
  /** The words in place of a day without anything, in a list. */
  emptyLabel: string;
  /** Says of a folded span that nothing takes place in it: “8:15–9:45 bez zajęć”. Without it only the span is written. */
  foldLabel?: ((from: string, to: string) => string) | undefined;
  /** The items are on their way. */
  loading?: boolean | undefined;
  /** The place of the day in the outline of the page. */
  dayLevel?: HeadingLevel | undefined;
}

/** A day by the hour, what happens at the same time side by side; with less room than a small tablet has, a list. */
export function DayCalendar({
  day,
  today,
  now,
  dayOff,
  loading,
  dayLevel,
  ...rest
}: DayCalendarProps): ReactNode {
  const daysOff = dayOff === undefined ? {} : { [day]: dayOff };
  return <HourGrid {...rest} {...{ today, now, daysOff, loading, dayLevel }} days={[day]} />;
}

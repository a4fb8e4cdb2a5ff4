'use client';

import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useLocale } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { addDays, mondayOf } from '../WeekCalendar/layout.ts';
import * as styles from './WeekNavigator.css.ts';

export interface WeekNavigatorProps {
  /** The Monday of the week, `YYYY-MM-DD`. */
  week: string;
  /** The current day, `YYYY-MM-DD`: “today” goes to its week. */
  today: string;
  /** Asks for another week, by its Monday. */
  onWeekChange: (week: string) => void;
  /** The names of the three buttons. */
  labels: { previous: string; next: string; today: string };
}

/** The way from week to week. */
export function WeekNavigator({ week, today, onWeekChange, labels }: WeekNavigatorProps): ReactNode {
  const locale = useLocale();
  const thisWeek = mondayOf(today);
  return (
    <div className={styles.navigator}>
      <Button
        size="small"
        aria-disabled={week === thisWeek || undefined}
        onClick={() => onWeekChange(thisWeek)}
      >
        {labels.today}
      </Button>
      <IconButton
        size="small"
        icon={ChevronLeftIcon}
        label={labels.previous}
        onClick={() => onWeekChange(addDays(week, -7))}
      />
      <IconButton
        size="small"
        icon={ChevronRightIcon}
        label={labels.next}
        onClick={() => onWeekChange(addDays(week, 7))}
      />
      <span className={styles.week} aria-live="polite">
        {weekRange(week, locale)}
      </span>
    </div>
  );
}

/** Writes a week: “16–22 listopada 2026”. */
function weekRange(week: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${week}T00:00:00Z`), new Date(`${addDays(week, 6)}T00:00:00Z`));
}

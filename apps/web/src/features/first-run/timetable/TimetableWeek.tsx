import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { Card } from '@tatami/ui';
import { type CalendarItem, WeekCalendar } from '@tatami/ui/WeekCalendar';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, startOfWeek } from '@tatami/web-runtime/zoned-time';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import { placesQuery } from '../first-run-queries.ts';
import type { TimetableLine } from './read-timetable.ts';

interface TimetableWeekProps {
  lines: readonly TimetableLine[];
  stored: readonly Entity<'training-series'>[];
  today: string;
}

/** The first whole week of the timetable, as it is written: what is stored already, and what each line adds. */
export function TimetableWeek({ lines, stored, today }: TimetableWeekProps) {
  const { t } = useI18n();
  const places = useQuery(placesQuery).data ?? [];
  const week = addDays(startOfWeek(today), 7);
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name;
  const items = [
    ...stored.flatMap((series) =>
      itemsOn(series.weekdays, {
        ...{ id: series.id, title: series.title, start: series.localTime, group: groupOf(series) },
        end: endOf(series.localTime, series.durationMinutes),
        detail: nameOf(series.workplace),
        status: weeksOf(series.everyWeeks),
      }),
    ),
    ...lines.flatMap(({ read: { days, hours, title, place, audience } }, at) =>
      days && hours && title
        ? itemsOn(days.weekdays, {
            ...{ id: `line ${at}`, title: title.text, start: hours.start },
            group: groupOf({ kind: audience.kind ?? 'regular', section: audience.section ?? null }),
            end: endOf(hours.start, hours.minutes),
            detail: place?.found?.name ?? place?.said,
            status: weeksOf(days.everyWeeks),
          })
        : [],
    ),
  ];

  function weeksOf(everyWeeks: number) {
    return everyWeeks > 1 ? t('firstRun.timetable.everyWeeks', { count: everyWeeks }) : undefined;
  }

  function itemsOn(weekdays: readonly number[], item: Omit<CalendarItem, 'day'>): CalendarItem[] {
    return weekdays.map((weekday) => ({
      ...item,
      id: `${item.id} ${weekday}`,
      day: addDays(week, weekday - 1),
    }));
  }

  return (
    <Card padding="none">
      <WeekCalendar
        label={t('firstRun.timetable.week')}
        week={week}
        items={items}
        dayLevel={2}
        emptyLabel={t('firstRun.timetable.nothing')}
        foldLabel={(from, to) => t('firstRun.timetable.fold', { from, to })}
      />
    </Card>
  );
}

function endOf(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = (hour * 60 + minute + minutes) % 1_440;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

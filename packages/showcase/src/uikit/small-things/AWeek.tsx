import { addDays } from '@tatami/ui';
import { WeekCalendar } from '@tatami/ui/WeekCalendar';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { scheduleEvents } from '../../data/schedule-events.ts';

const monday = '2026-11-23';

/** A week by the hour, in the hues of its groups; in little room a list by day. */
export function AWeek() {
  const { t, language } = useI18n();
  return (
    <WeekCalendar
      label={t('uikit.misc.week')}
      week={monday}
      items={scheduleEvents.map(({ id, title, place, weekday, from, to, group }) => ({
        id,
        day: addDays(monday, weekday - 1),
        start: from,
        end: to,
        title: title[language],
        detail: place[language],
        group,
      }))}
      emptyLabel={t('uikit.misc.free')}
      foldLabel={(from, to) => t('uikit.misc.fold', { from, to })}
      dayLevel={3}
    />
  );
}

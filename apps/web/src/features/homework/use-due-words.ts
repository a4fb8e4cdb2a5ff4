import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type Instant, localDate } from '@tatami/web-runtime/zoned-time';

const DAY = 24 * 60 * 60_000;

/** When something is due, as one says it: “do piątku, 18:00”, “3 dni po terminie”. */
export function useDueWords(now: number) {
  const { t, format, timeZone } = useI18n();
  return (dueAt: Instant | null): string => {
    if (dueAt === null) return t('user-homework.due.any');
    const day = localDate(dueAt, timeZone);
    const time = format.time(dueAt);
    const days = daysBetween(localDate(new Date(now), timeZone), day);
    if (Date.parse(dueAt) < now)
      return days === 0 ? t('user-homework.late.today', { time }) : t('user-homework.late', { count: -days });
    if (days === 0) return t('user-homework.due.today', { time });
    if (days === 1) return t('user-homework.due.tomorrow', { time });
    if (days < 7) return t('user-homework.due.weekday', { weekday: String(new Date(day).getUTCDay()), time });
    return t('user-homework.due.day', { day: format.date(day, 'dayMonth'), time });
  };
}

/** The calendar days from one to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, type Instant, localDate } from '@tatami/web-runtime/zoned-time';

/** A day as people call it: today, tomorrow, else by its weekday and date. */
export function useDayName() {
  const { t, format, timeZone } = useI18n();
  return (at: Instant): string => {
    const day = localDate(at, timeZone);
    const today = localDate(new Date(), timeZone);
    if (day === today) return t('day.today');
    if (day === addDays(today, 1)) return t('day.tomorrow');
    return capitalize(format.date(day, 'weekday'));
  };
}

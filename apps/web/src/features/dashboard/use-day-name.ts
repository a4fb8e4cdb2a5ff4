import { addDays, type Instant, localDate } from '../../lib/club/club-time.ts';
import { capitalize } from '../../lib/i18n/capitalize.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

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

import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, localDate } from '@tatami/web-runtime/zoned-time';
import type { Training } from '../../../lib/club/training/trainings.ts';

/** The hours of a training, and its day as people call it: today, tomorrow, else by its weekday and date. */
export function useTrainingTime() {
  const { t, format, timeZone } = useI18n();
  return ({ startsAt, endsAt }: Training): string => {
    const day = localDate(startsAt, timeZone);
    const today = localDate(new Date(), timeZone);
    const name =
      day === today
        ? t('day.today')
        : day === addDays(today, 1)
          ? t('day.tomorrow')
          : capitalize(format.date(day, 'weekday'));
    return `${name}, ${format.timeRange(startsAt, endsAt)}`;
  };
}

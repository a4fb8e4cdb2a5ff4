import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, type Instant, localDate } from '@tatami/web-runtime/zoned-time';
import type { Training } from '../../../lib/club/training/trainings.ts';

const minute = 60_000;

/** How soon a training is, as one says it: “Dziś, za 3 godz. 10 min”, “Jutro, środa”, “Czwartek, 26 listopada”. */
export function useWhen(now: number) {
  const { t, format, timeZone } = useI18n();
  return ({ startsAt, endsAt }: Pick<Training, 'startsAt' | 'endsAt'>): string => {
    const start = Date.parse(startsAt);
    if (start <= now && now < Date.parse(endsAt)) return t('home.now');
    const day = localDate(startsAt, timeZone);
    const today = localDate(new Date(now), timeZone);
    if (day === today && start <= now) return t('day.today');
    if (day === today) {
      const minutes = Math.max(1, Math.round((start - now) / minute));
      const soon = { day: t('day.today'), minutes: minutes % 60 };
      return minutes < 60
        ? t('home.soon.minutes', { ...soon, minutes })
        : t('home.soon.hours', { ...soon, hours: Math.floor(minutes / 60) }).trim();
    }
    if (day === addDays(today, 1)) return `${t('day.tomorrow')}, ${weekday(startsAt)}`;
    return capitalize(format.date(day, 'weekday'));
  };
  function weekday(at: Instant): string {
    return format.dateOf(at, 'weekday').split(',')[0] ?? '';
  }
}

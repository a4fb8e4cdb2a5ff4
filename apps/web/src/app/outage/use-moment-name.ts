import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';

/** What a moment is called: its time, and its day where that is not today. */
export function useMomentName() {
  const { format, timeZone } = useI18n();
  return (moment: number): string => {
    const at = new Date(moment).toISOString();
    const isToday = localDate(at, timeZone) === localDate(new Date(), timeZone);
    return isToday ? format.time(at) : `${format.dateOf(at, 'dayMonth')}, ${format.time(at)}`;
  };
}

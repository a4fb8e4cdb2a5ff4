import { useI18n } from '../i18n/i18n-context.ts';
import { localDate } from './zoned-time.ts';

/** What a moment is called: its time, and its day where that is not today. */
export function useMomentName() {
  const { format, timeZone } = useI18n();
  return (moment: number): string => {
    const at = new Date(moment).toISOString();
    const isToday = localDate(at, timeZone) === localDate(new Date(), timeZone);
    return isToday ? format.time(at) : `${format.dateOf(at, 'dayMonth')}, ${format.time(at)}`;
  };
}

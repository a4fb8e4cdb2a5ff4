import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { CalendarFeed } from './calendar-feeds.ts';

/** Gives what calls a calendar by what it is about. */
export function useFeedName() {
  const { t } = useI18n();
  return ({
    about,
    studentName,
    workplaceName,
  }: Pick<CalendarFeed, 'about' | 'studentName' | 'workplaceName'>): string =>
    studentName ?? workplaceName ?? t(about === 'led' ? 'calendarFeeds.led' : 'calendarFeeds.club');
}

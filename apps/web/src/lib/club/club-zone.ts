import { likelyTimeZone } from '@tatami/web-runtime/kept-time-zone';
import { type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';
import { aboutQuery } from '../api/about.ts';
import { queryClient } from '../api/query-client.ts';

/** The club's zone, as far as it is known by now. */
export function clubTimeZone(): string {
  const about = queryClient.getQueryData(aboutQuery.queryKey);
  return about?.timezone ?? likelyTimeZone();
}

/** Today in the club. */
export function clubToday(): LocalDate {
  return localDate(new Date(), clubTimeZone());
}

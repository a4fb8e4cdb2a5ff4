import { addDays, localDate } from '@tatami/web-runtime/zoned-time';

const week = 7;

/** How long ago a moment was for whoever reads of it now: in days of the club, and in weeks once it is two of them. */
export function howLongAgo(
  moment: string,
  now: number,
  timeZone: string,
): { unit: 'days' | 'weeks'; count: number } {
  const today = localDate(new Date(now), timeZone);
  let count = 0;
  while (count < 2 * week && addDays(localDate(moment, timeZone), count) < today) count += 1;
  if (count < 2 * week) return { unit: 'days', count };
  return { unit: 'weeks', count: Math.round((now - Date.parse(moment)) / (week * 86_400_000)) };
}

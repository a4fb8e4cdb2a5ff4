import { addDays, addMonths, clubDay, clubMoment } from '../../club-time.ts';
import type { Config } from '../../config.ts';

/** Who has not been on the mat for so many days, or never since they joined, is asked how they are. */
const DAYS_AWAY = 21;

/** The day since which nobody has seen them, and the moment at which it began. */
export interface UnseenSince {
  day: string;
  moment: Date;
}

export function unseenSince(now: Date, { clubTimezone }: Pick<Config, 'clubTimezone'>): UnseenSince {
  const day = addDays(clubDay(now, clubTimezone), -DAYS_AWAY);
  return { day, moment: clubMoment(day, '00:00', clubTimezone) };
}

/** SQL: a student `t` trains in the club and was on the mat, but not since; or joined before that and never was. */
export const lapsed = (moment: string): string => `t.status = 'active' and t.last_present_at < ${moment}`;
export const neverCame = (day: string): string =>
  `t.status = 'active' and t.last_present_at is null and t.joined_on < ${day}`;

/** Whether the club may write to them: it does once a month at most. */
export function mayWriteAgain(
  missedMailAt: string | null,
  now: Date,
  { clubTimezone }: Pick<Config, 'clubTimezone'>,
): boolean {
  return (
    missedMailAt === null || addMonths(clubDay(missedMailAt, clubTimezone), 1) <= clubDay(now, clubTimezone)
  );
}

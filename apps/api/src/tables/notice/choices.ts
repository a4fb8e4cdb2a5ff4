import { addDays, clubDay, clubMoment } from '../../club-time.ts';
import type { NoticeKind, NoticeWay } from './columns.ts';

/** How everybody hears of each kind until they say otherwise: what can't wait for the next look goes out by mail. */
export const firstWays: Readonly<Record<NoticeKind, NoticeWay>> = {
  trainingCancelled: 'mail',
  trainingRestored: 'mail',
  gradeAwarded: 'live',
  examInvitation: 'mail',
  examResult: 'live',
  homeworkAssigned: 'live',
  homeworkReturned: 'live',
  homeworkReviewed: 'live',
  excuseAccepted: 'live',
  paperExpiring: 'mail',
  missed: 'mail',
  newDevice: 'mail',
  tokenExpiring: 'mail',
  webhookOff: 'mail',
  leadCame: 'mail',
  announcement: 'mail',
};

/** What somebody has chosen. */
export interface NoticeChoice {
  ways: Readonly<Partial<Record<NoticeKind, NoticeWay>>>;
  /** `HH:MM` in the club's zone; both null where no hours are quiet. */
  quietFrom: string | null;
  quietTo: string | null;
}

/** The moment at which the quiet hours end that it is in now; null outside of them. */
export function quietUntil(
  { quietFrom, quietTo }: Pick<NoticeChoice, 'quietFrom' | 'quietTo'>,
  now: Date,
  timeZone: string,
): Date | null {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null;
  const today = clubDay(now, timeZone);
  // Those that began yesterday may last until today.
  for (const day of [addDays(today, -1), today]) {
    const from = clubMoment(day, quietFrom, timeZone);
    const to = clubMoment(quietTo > quietFrom ? day : addDays(day, 1), quietTo, timeZone);
    if (from <= now && now < to) return to;
  }
  return null;
}

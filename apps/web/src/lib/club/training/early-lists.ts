/** What the head script asks for as well: it knows no client and no texts, so nothing here imports them. */
import { instantOf, type LocalDate } from '@tatami/web-runtime/zoned-time';

/** Today's trainings, also those that are over, and the next ones. */
export function comingTrainings(today: LocalDate, timeZone: string) {
  return { 'startsAt.gte': instantOf(today, '00:00', timeZone), sort: 'startsAt,asc', size: 40 } as const;
}

const rollCallKey = 'tatami.rollCall';

/** Whether this tab was last told that here is who calls the roll: the head script knows no rights. */
export function isRollCallKept(): boolean {
  return sessionStorage.getItem(rollCallKey) !== null;
}

export function keepRollCall(callsRoll: boolean): void {
  if (callsRoll) sessionStorage.setItem(rollCallKey, '');
  else sessionStorage.removeItem(rollCallKey);
}

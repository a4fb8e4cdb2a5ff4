/** What the head script asks for as well: it knows no client and no texts, so nothing here imports them. */
import { type Instant, instantOf, type LocalDate, startOfMonth } from '@tatami/web-runtime/zoned-time';

/** Today's trainings, also those that are over, and the next ones. */
export function comingTrainings(today: LocalDate, timeZone: string) {
  return { 'startsAt.gte': instantOf(today, '00:00', timeZone), sort: 'startsAt,asc', size: 40 } as const;
}

/** The moment since when the dashboard counts one’s own trainings. */
export function monthStart(today: LocalDate, timeZone: string): Instant {
  return instantOf(startOfMonth(today), '00:00', timeZone);
}

/** The marks of these students at trainings from a moment on. */
export function ownPresences(students: readonly { id: string }[], from: Instant) {
  return { 'student.in': students.map(({ id }) => id), 'trainingStartsAt.gte': from, size: 200 };
}

const refusedKey = 'tatami.trainingsRefused';

/** Whether this tab was last told that trainings are not for whoever is here: the head script knows no rights, and asks for none then. */
export function areTrainingsRefused(): boolean {
  return sessionStorage.getItem(refusedKey) !== null;
}

export function keepTrainingsRefused(areRefused: boolean): void {
  if (areRefused) sessionStorage.setItem(refusedKey, '');
  else sessionStorage.removeItem(refusedKey);
}

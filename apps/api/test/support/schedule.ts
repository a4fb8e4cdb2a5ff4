import { clubMoment } from '../../src/club-time.ts';
import { theServer } from '../../src/session/viewer.ts';
import { insertRows } from '../../src/table/door.ts';
import { inWriteContext } from '../../src/table/write.ts';
import { presenceTable } from '../../src/tables/presence/index.ts';
import { studentTable } from '../../src/tables/student/index.ts';
import type { Answer, Caller, TestClub } from './club.ts';

const WARSAW = 'Europe/Warsaw';

/** A place, and somebody to teach there. */
export interface Dojo {
  workplace: string;
  instructor: string;
}

export async function openDojo(admin: Caller, name: string): Promise<Dojo> {
  const { body } = await admin.post('/workplace', { name, city: 'Gdańsk', room: 'Sala A' });
  return { workplace: body.id, instructor: admin.id };
}

/** The server's time is now this wall-clock time of the club, and the administrator is signed in. */
export async function travel(club: TestClub, day: string, time: string): Promise<Caller> {
  club.clock.now = clubMoment(day, time, WARSAW);
  return club.signIn('admin');
}

/** A training of an hour and a half, as a client would post it. */
export function trainingOn(dojo: Dojo, day: string, time = '18:00', more: Record<string, unknown> = {}) {
  const startsAt = clubMoment(day, time, WARSAW);
  const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
  return {
    title: 'Aikido',
    ...dojo,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...more,
  };
}

export function dayOffOn(dateFrom: string, dateTo = dateFrom, more: Record<string, unknown> = {}) {
  return { name: 'Remont sali', kind: 'closure', dateFrom, dateTo, ...more };
}

/** Somebody new is marked at a training, past every rule of marking. */
export async function mark(
  club: TestClub,
  training: string,
  status: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  await inWriteContext(club.services, theServer, async (context) => {
    const [student] = await insertRows(context, studentTable, [
      { firstName: 'Jan', lastName: 'Nowak', joinedOn: '2020-01-01' },
    ]);
    await insertRows(context, presenceTable, [
      { student: student?.id, training, status, source: 'instructor', ...more },
    ]);
  });
}

/** The rows of a list, or a failed test that says what came instead. */
export function rowsOf<T = Record<string, unknown>>(answer: Answer): T[] {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body._embedded.results;
}

import type { Club as Client, Draft } from '@tatami/sdk';
import { clubToday } from './days.ts';
import { password } from './new-club-test.ts';

let people = 0;

/** Somebody with an account, under a name that no other journey in the same club has. */
export async function addUser(admin: Client, firstName: string, lastName = 'Żuk') {
  people += 1;
  const username = `osoba${people}`;
  const { id } = await admin
    .table('user')
    .save({ username, email: `${username}@example.org`, firstName, lastName, password });
  return { id, username };
}

/** A member who trains. */
export async function addMember(admin: Client, firstName: string, more: Partial<Draft<'student'>> = {}) {
  const user = await addUser(admin, firstName, more.lastName);
  const student = await admin
    .table('student')
    .save({ firstName, lastName: 'Żuk', joinedOn: '2026-01-10', user: user.id, ...more });
  return { ...user, student: student.id };
}

/** A child that trains, and has a parent with an account. */
export async function addChild(admin: Client, firstName: string, parent: string, more = {}) {
  const child = { firstName, lastName: 'Żuk', joinedOn: '2026-01-10', section: 'kids' } as const;
  const born = { birthDate: `${Number(clubToday().slice(0, 4)) - 10}-05-06` };
  const guardians = [{ name: 'Anna Żuk', relation: 'mama', user: parent }];
  return (await admin.table('student').save({ ...child, ...born, guardians, ...more })).id;
}

/** Somebody who teaches. */
export async function addInstructor(admin: Client, firstName: string, lastName?: string) {
  const user = await addUser(admin, firstName, lastName);
  const [group] = (await admin.table('groupright').list({ name: 'Instructors' })).results;
  await admin.table('useringroupright').save({ user: user.id, group: group?.id ?? '' });
  return user;
}

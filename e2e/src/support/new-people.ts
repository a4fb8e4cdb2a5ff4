import type { Club as Client } from '@tatami/sdk';
import { password } from './new-club-test.ts';

let people = 0;

/** Somebody with an account, under a name that no other journey in the same club has. */
export async function addUser(admin: Client, firstName: string) {
  people += 1;
  const username = `osoba${people}`;
  const { id } = await admin
    .table('user')
    .save({ username, email: `${username}@example.org`, firstName, lastName: 'Żuk', password });
  return { id, username };
}

/** A member who trains. */
export async function addMember(admin: Client, firstName: string) {
  const user = await addUser(admin, firstName);
  const student = await admin
    .table('student')
    .save({ firstName, lastName: 'Żuk', joinedOn: '2026-01-10', user: user.id });
  return { ...user, student: student.id };
}

/** Somebody who teaches. */
export async function addInstructor(admin: Client, firstName: string) {
  const user = await addUser(admin, firstName);
  const [group] = (await admin.table('groupright').list({ name: 'Instructors' })).results;
  await admin.table('useringroupright').save({ user: user.id, group: group?.id ?? '' });
  return user;
}

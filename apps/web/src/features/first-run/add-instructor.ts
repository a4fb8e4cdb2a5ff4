import { refreshTables } from '@tatami/tables/refresh-tables';
import { addUser } from '../../lib/account/new-account.ts';
import { club } from '../../lib/api/club.ts';

/** The group of whoever leads classes, as every club begins with it. */
const INSTRUCTORS = 'Instructors';

/**
 * Opens an account for somebody who leads classes, and lets them call the roll. No mail goes out: that is for the last
 * step.
 *
 * @returns the id of the account; of the one that there is, where the address has one
 */
export async function addInstructor(person: {
  firstName: string;
  lastName: string;
  email: string;
}): Promise<string> {
  const found = (await club.table('user').list({ q: person.email, size: 8 })).results.find(
    ({ email }) => email.toLowerCase() === person.email.toLowerCase(),
  );
  const user = found ?? (await addUser(person));
  const groups = (await club.table('groupright').list({ size: 200 })).results;
  const group = groups.find(({ name }) => name === INSTRUCTORS);
  if (group) {
    const membership = { user: user.id, group: group.id };
    const { page } = await club.table('useringroupright').list({ ...membership, size: 1 });
    if (page.totalElements === 0) await club.table('useringroupright').save(membership);
  }
  await refreshTables('user', 'useringroupright');
  return user.id;
}

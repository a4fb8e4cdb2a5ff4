import { ClubApiError, type Entity } from '@tatami/sdk';
import { club } from '../api/club.ts';

interface Invited {
  firstName: string;
  lastName: string;
  email: string;
}

/** Mails the user a link by which they set a password. */
export async function inviteUser(id: string): Promise<void> {
  await club.table('user').act(id, 'invite');
}

/** Makes an account for somebody and invites them into it. */
export async function openAccount(person: Invited): Promise<Entity<'user'>> {
  const user = await addUser(person);
  await inviteUser(user.id);
  return user;
}

/** Makes an account for somebody who hears nothing of it yet. */
export async function addUser(person: Invited): Promise<Entity<'user'>> {
  const username = usernameOf(person.email);
  const save = (name: string) => club.table('user').save({ ...person, username: name });
  return save(username).catch((error) => {
    if (!(error instanceof ClubApiError) || !error.fields.username) throw error;
    // Somebody has that name already.
    return save(`${username}-${Math.floor(1_000 + Math.random() * 9_000)}`);
  });
}

/** The address before its @, as a user name may be spelled. */
const usernameOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 56)
    .padEnd(3, '0');

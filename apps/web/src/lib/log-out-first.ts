import type { Club } from '@tatami/sdk';

/** Spec §4 and §9: the Login action logs out after one second. */
const delayMs = 1000;

/** Ends what is left of an earlier session, such as one whose person could not be told. Without any it is done at once. */
export async function logOutFirst(club: Pick<Club, 'session' | 'signOut'>): Promise<void> {
  const leftOver = club.session.getToken();
  if (leftOver === null) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // One that began in the meantime, in another tab, is not left over.
  if (club.session.getToken() === leftOver) await club.signOut().catch(() => {});
}

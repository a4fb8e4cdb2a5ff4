import type { Club } from '@tatami/sdk';

/** Spec §4 and §9: the Login action logs out after one second. */
const delayMs = 1000;

/** Ends what session there is, such as one whose person could not be told: the server is asked to, token or not. */
export async function logOutFirst(club: Pick<Club, 'session' | 'signOut'>): Promise<void> {
  const leftOver = club.session.getToken();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // One that began in the meantime, in another tab, is not left over.
  if (club.session.getToken() === leftOver) await club.signOut().catch(() => {});
}

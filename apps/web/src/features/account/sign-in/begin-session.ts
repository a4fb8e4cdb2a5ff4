import type { SignIn } from '@tatami/sdk';
import { club } from '../../../lib/club.ts';

/** Signs in. A session that was left over ends first: nobody's old token works on beside the new one. */
export async function beginSession(credentials: SignIn): Promise<void> {
  if (club.session.isSignedIn()) await club.signOut().catch(() => {});
  await club.signIn(credentials);
}

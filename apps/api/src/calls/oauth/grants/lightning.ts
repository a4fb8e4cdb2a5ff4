import type { Services } from '../../../services.ts';
import { hashSecret } from '../../../session/secret.ts';
import { claimAccount } from '../claim-account.ts';
import type { Proven } from './grant.ts';

/**
 * Works once, within a minute after the mailed code was typed (design.md, Signing in).
 *
 * @returns null when the password is no `timeStamp` of a confirmed registration.
 */
export async function redeemLightning(
  services: Services,
  email: string,
  timeStamp: string,
): Promise<Proven | null> {
  const { rows } = await services.database.pool.query<{
    email: string;
    firstName: string;
    lastName: string;
    language: 'pl' | 'en';
  }>(
    `delete from lightning where time_stamp_hash = $1 and email = $2 and confirmed_until > $3
     returning email, first_name as "firstName", last_name as "lastName", language`,
    [hashSecret(timeStamp), email, services.now().toISOString()],
  );
  const registration = rows[0];
  if (!registration) return null;
  const userId = await claimAccount(services, registration);
  return { userId, method: 'lightning', passwordHash: null, secondFactor: false };
}

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
    `select email, first_name as "firstName", last_name as "lastName", language from lightning
     where time_stamp_hash = $1 and email = $2 and confirmed_until > $3`,
    [hashSecret(timeStamp), email, services.now().toISOString()],
  );
  const registration = rows[0];
  if (!registration) return null;
  const claimed = await claimAccount(services, registration, async (client) => {
    const spend = 'delete from lightning where time_stamp_hash = $1';
    const { rowCount } = await client.query(spend, [hashSecret(timeStamp)]);
    return rowCount === 1;
  });
  return { ...claimed, method: 'lightning', passwordHash: null, secondFactor: false };
}

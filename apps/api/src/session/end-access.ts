import type { PoolClient } from 'pg';

/**
 * Keeps the user's row as it is while they are let in by what stands there. Who changes that locks the row alone
 * (`lockRows`): whoever comes second sees what the first has done.
 */
export async function lockUser(client: PoolClient, userId: string): Promise<void> {
  await client.query('select from "user" where id = $1 for share', [userId]);
}

/** The links that were mailed to a user work no more, nor what they have opened already. */
export async function revokeKeys(client: PoolClient, userId: string): Promise<void> {
  await client.query(`delete from single_use where "user" = $1 and purpose in ('mailedKey', 'setToken')`, [
    userId,
  ]);
}

/**
 * Ends whatever lets a user in beside the password, in the transaction that holds the user's row alone: sessions,
 * kiosks, tickets, mailed keys and codes, and a second factor that was begun and not yet turned on. Nothing of it comes to
 * life again.
 *
 * @param exceptSessionId where the user is at the moment
 */
export async function endAccess(
  client: PoolClient,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  const values = [userId, exceptSessionId];
  await client.query('delete from session where "user" = $1 and id is distinct from $2', values);
  await client.query('delete from kiosk where "user" = $1', [userId]);
  await revokeKeys(client, userId);
  await client.query(
    `delete from second_factor f using "user" u where u.id = f."user" and u.id = $1 and u.second_factor_since is null`,
    [userId],
  );
  await client.query('delete from lightning where email = (select lower(email) from "user" where id = $1)', [
    userId,
  ]);
}

import type { PoolClient } from 'pg';
import { invitation, setPasswordLink } from '../../mail/texts.ts';
import type { Services } from '../../services.ts';
import { revokeKeys } from '../../session/end-access.ts';

interface Addressee {
  email: string;
  username: string;
  language: 'pl' | 'en';
  isInvited: boolean;
}

/**
 * Makes the link by which the user sets a password, and puts the mail with it on its way; an earlier link works no more,
 * nor what it has opened.
 *
 * @returns whether it did; when their mailbox has had enough for now, all is left as it was.
 */
export async function renewPasswordKey(
  { config, outgoing, singleUse, throttle }: Pick<Services, 'config' | 'outgoing' | 'singleUse' | 'throttle'>,
  client: PoolClient,
  userId: string,
): Promise<boolean> {
  // Under the user's lock: the key goes to the address that stands there, and of two keys the later one is left.
  const { rows } = await client.query<Addressee>(
    `select email, username, language, status = 'invited' as "isInvited" from "user" where id = $1 for no key update`,
    [userId],
  );
  if (!rows[0] || !(await throttle.mayMail(rows[0].email, '', client))) return false;
  const { email, username, language, isInvited } = rows[0];
  await revokeKeys(client, userId);
  const { secret, expiresAt: until } = await singleUse.issue({ userId }, 'mailedKey', client);
  // Behind the #, where no server, proxy or log ever sees it.
  const link = `${config.publicUrl}/reset#${userId}.${secret}`;
  const write = isInvited ? invitation : setPasswordLink;
  const text = write(language, config.clubName, username, link);
  await outgoing.put(client, { to: email, ...text, kind: 'link', until });
  return true;
}

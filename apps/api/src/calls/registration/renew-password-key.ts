import type { PoolClient } from 'pg';
import type { Mail } from '../../mail/mailer.ts';
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
 * Makes the link by which the user sets a password; an earlier one works no more, nor what it has opened.
 *
 * @returns the mail with it, to be sent once this is stored; null when their mailbox has had enough for now, and all
 * is left as it was.
 */
export async function renewPasswordKey(
  { config, singleUse, throttle }: Pick<Services, 'config' | 'singleUse' | 'throttle'>,
  client: PoolClient,
  userId: string,
): Promise<Mail | null> {
  // Under the user's lock: the key goes to the address that stands there, and of two keys the later one is left.
  const { rows } = await client.query<Addressee>(
    `select email, username, language, status = 'invited' as "isInvited" from "user" where id = $1 for no key update`,
    [userId],
  );
  if (!rows[0] || !(await throttle.mayMail(rows[0].email, '', client))) return null;
  const { email, username, language, isInvited } = rows[0];
  await revokeKeys(client, userId);
  const { secret } = await singleUse.issue({ userId }, 'mailedKey', client);
  // Behind the #, where no server, proxy or log ever sees it.
  const link = `${config.publicUrl}/reset#${userId}.${secret}`;
  const write = isInvited ? invitation : setPasswordLink;
  return { to: email, ...write(language, config.clubName, username, link) };
}

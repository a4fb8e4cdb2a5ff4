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
 * Mails the link by which the user sets a password; an earlier one works no more, nor what it has opened.
 *
 * @returns false when their mailbox has had enough for now, and all is left as it was.
 */
export async function mailPasswordKey(
  { config, database, mailer, singleUse, throttle }: Services,
  userId: string,
): Promise<boolean> {
  const addressee = `select email, username, language, status = 'invited' as "isInvited" from "user" where id = $1`;
  const { rows } = await database.pool.query<Addressee>(addressee, [userId]);
  if (!rows[0] || !(await throttle.mayMail(rows[0].email))) return false;
  // Under the user's lock: the key goes to the address that stands there, and of two keys the later one is left.
  const mailed = await database.transaction(async (client) => {
    const { rows: locked } = await client.query<Addressee>(`${addressee} for no key update`, [userId]);
    await revokeKeys(client, userId);
    return locked[0] && { ...locked[0], ...(await singleUse.issue({ userId }, 'mailedKey', client)) };
  });
  if (!mailed) return false;
  const { email, username, language, isInvited, secret } = mailed;
  // Behind the #, where no server, proxy or log ever sees it.
  const link = `${config.publicUrl}/reset#${userId}.${secret}`;
  const write = isInvited ? invitation : setPasswordLink;
  await mailer.send({ to: email, ...write(language, config.clubName, username, link) });
  return true;
}
